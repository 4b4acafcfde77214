/**
 * Derives the tables of facts from official texts, which stay outside the project:
 *
 *   npm run rules:facts -- FILE…
 *
 * From the newest: rules-index/facts/DATE.json. From several, which should then be all: rules-index/facts/history.json,
 * the number of each rule in each edition. The same files give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { deriveFacts, factsPath, printFacts } from './facts/rule-facts.ts'
import { comparableRule } from './history/comparable-text.ts'
import { HISTORY_PATH, printHistory } from './history/history-table.ts'
import { traceLineages } from './history/trace-lineages.ts'
import { importText } from './importers/import-text.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run rules:facts -- FILE…')
  process.exit(2)
}
const sources = files.map((file) => {
  const outcome = importText(basename(file), readFileSync(file), {}, null)
  if (outcome.kind === 'refused') throw new Error(`${file}: ${outcome.why}`)
  return outcome.source
})
sources.sort((a, b) => a.edition.localeCompare(b.edition))
const newest = sources.at(-1)
if (newest !== undefined) {
  writeFileSync(factsPath(newest.edition), printFacts(deriveFacts(newest.edition, newest.rules, newest.glossary)))
  console.log(`${factsPath(newest.edition)}: ${newest.rules.length} numbers, ${newest.glossary.length} terms`)
}
if (sources.length > 1) {
  const history = traceLineages(
    sources.map(({ edition, rules }) => ({
      edition,
      rules: rules.filter(({ number }) => number.length > 1).map(comparableRule),
    })),
  )
  writeFileSync(HISTORY_PATH, printHistory(history))
  console.log(`${HISTORY_PATH}: ${history.lineages.length} rules through ${history.editions.length} editions`)
}
