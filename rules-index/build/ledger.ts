/** `node rules-index/build/ledger.ts`: writes rules-index/dist/ledger.bin, which rules are enforced and which tests show it. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { makeLedger } from './ledger/make-ledger.ts'
import { readLedgerSources } from './ledger/read-ledger-sources.ts'

const path = 'rules-index/dist/ledger.bin'
const ledger = makeLedger(readLedgerSources())
mkdirSync('rules-index/dist', { recursive: true })
const hash = createHash('sha256').update(JSON.stringify(ledger)).digest('hex').slice(0, 12)
writeFileSync(path, JSON.stringify({ ...ledger, hash }))
const count = (coverage: string): number => ledger.entries.filter((entry) => entry.coverage === coverage).length
console.log(`${path}: ${count('enforced')} enforced, ${count('definition')} definitions, ${count('not-yet')} not yet`)
