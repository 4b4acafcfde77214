/**
 * Derives the tables of facts from official texts, which stay outside the project:
 *
 *   node rules-index/build/derive-facts.ts FILE…
 *
 * From all files: rules-index/facts/numbering.json, which numbers each edition had. From the newest: rules-index/facts/DATE.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { deriveNumbering, NUMBERING_PATH, printNumbering } from './facts/numbering.ts'
import { deriveFacts, factsPath, printFacts } from './facts/rule-facts.ts'
import { importText } from './importers/import-text.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: node rules-index/build/derive-facts.ts FILE…')
  process.exit(2)
}
const sources = files.map((file) => {
  const outcome = importText(basename(file), readFileSync(file), {}, null)
  if (outcome.kind === 'refused') throw new Error(`${file}: ${outcome.why}`)
  return outcome.source
})
const newest = sources.reduce((a, b) => (b.edition > a.edition ? b : a))
writeFileSync(factsPath(newest.edition), printFacts(deriveFacts(newest.edition, newest.rules)))
console.log(`${factsPath(newest.edition)}: ${newest.rules.length} numbers`)
if (sources.length > 1) {
  const held = sources.map(({ edition, rules }) => ({ edition, numbers: rules.map(({ number }) => number) }))
  writeFileSync(NUMBERING_PATH, printNumbering(deriveNumbering(held)))
  console.log(`${NUMBERING_PATH}: ${held.length} editions`)
}
