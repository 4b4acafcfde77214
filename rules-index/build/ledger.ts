/** `node rules-index/build/ledger.ts`: writes rules-index/dist/ledger.json, which rules are enforced and which tests show it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { makeLedger } from './ledger/make-ledger.ts'
import { readLedgerSources } from './ledger/read-ledger-sources.ts'

const path = 'rules-index/dist/ledger.json'
const ledger = makeLedger(readLedgerSources())
mkdirSync('rules-index/dist', { recursive: true })
writeFileSync(path, JSON.stringify(ledger))
const count = (coverage: string): number => ledger.entries.filter((entry) => entry.coverage === coverage).length
console.log(`${path}: ${count('enforced')} enforced, ${count('definition')} definitions, ${count('not-yet')} not yet`)
