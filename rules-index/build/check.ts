/**
 * `npm run rules:check`: holds the restatement and the glossary against the facts of the official edition, and lists
 * everything found. Fails where anything is missing or wrong.
 */
import { FOLDERS } from './build-index.ts'
import { readFacts } from './facts/rule-facts.ts'
import { checkGlossary } from './glossary/check-glossary.ts'
import { readGlossary } from './glossary/read-glossary.ts'
import { printProblems } from './print-problems.ts'
import { checkRestatement } from './restatement/check-restatement.ts'
import { readRestatement } from './restatement/read-restatement.ts'

const facts = readFacts(FOLDERS.facts)
if (facts === null) throw new Error(`${FOLDERS.facts} is missing`)
const restatement = readRestatement(FOLDERS.restatement)
const glossary = readGlossary(FOLDERS.glossary)
const problems = [
  ...restatement.problems,
  ...checkRestatement(restatement, facts),
  ...glossary.problems,
  ...checkGlossary(glossary, facts),
]
printProblems(problems, true)

const heldRules = new Set(restatement.rules.map(({ number }) => number))
const heldTerms = new Set(glossary.terms.map(({ key }) => key))
const numbers = Object.keys(facts.rules)
const missing = [...numbers, ...Object.keys(facts.glossary)].filter(
  (name) => !heldRules.has(name) && !heldTerms.has(name),
)
const count = (all: readonly string[], held: ReadonlySet<string>): string =>
  `${all.filter((name) => held.has(name)).length} of ${all.length}`
const rules = numbers.filter((number) => number.includes('.'))
console.log(
  `${count(rules, heldRules)} rules and ${count(Object.keys(facts.glossary), heldTerms)} terms restated, ${problems.length} problems`,
)
if (missing.length > 0) console.log(`missing: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? '…' : ''}`)
process.exitCode = problems.length + missing.length > 0 ? 1 : 0
