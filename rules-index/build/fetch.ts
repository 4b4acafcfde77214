/**
 * `npm run rules:fetch`: downloads the current official English text from the page named in rules-index/fetch-config.json,
 * checks it and imports it. Where that fails it says so, and everything stays as it was.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIndex, FOLDERS } from './build-index.ts'
import { readFacts } from './facts/rule-facts.ts'
import { type FetchConfig, fetchOfficialText } from './imported/fetch-official-text.ts'
import { storeSource } from './imported/store.ts'

const LONGEST_WAIT_MS = 30_000

const { values } = parseArgs({ options: { config: { type: 'string', default: 'rules-index/fetch-config.json' } } })
const config = JSON.parse(readFileSync(values.config, 'utf8')) as FetchConfig
const facts = readFacts(FOLDERS.facts)
if (facts === null) throw new Error(`${FOLDERS.facts} is missing`)

const outcome = await fetchOfficialText(config, facts, (address) =>
  fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }),
)
if (outcome.kind === 'failed') {
  console.error(`${outcome.why}\nNothing was changed.`)
  process.exitCode = 1
} else {
  const { source, comparison } = outcome
  storeSource(FOLDERS.imported, source)
  const { problems } = buildIndex(FOLDERS)
  console.log(
    `Imported the edition of ${source.edition}, ${source.rules.filter(({ number }) => number.includes('.')).length} rules.`,
  )
  if (source.edition !== facts.edition) {
    console.log(`Against ${facts.edition}, which is restated: these are to be read again.`)
    for (const [what, numbers] of Object.entries(comparison))
      console.log(`  ${what} (${numbers.length}): ${numbers.join(' ')}`)
  }
  if (problems.some(({ fatal }) => fatal)) process.exitCode = 1
}
