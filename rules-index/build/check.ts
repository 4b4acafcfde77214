/** `node rules-index/build/check.ts`: holds the restatement against the facts of the official edition, and lists everything found. */
import { FOLDERS } from './build-index.ts'
import { readFacts } from './facts/rule-facts.ts'
import { printProblems } from './print-problems.ts'
import { checkRestatement } from './restatement/check-restatement.ts'
import { readRestatement } from './restatement/read-restatement.ts'

const facts = readFacts(FOLDERS.facts)
if (facts === null) throw new Error(`${FOLDERS.facts} is missing`)
const restatement = readRestatement(FOLDERS.restatement)
const problems = [...restatement.problems, ...checkRestatement(restatement, facts)]
printProblems(problems, true)
const total = Object.keys(facts.rules).filter((number) => number.includes('.')).length
const held = restatement.rules.filter(({ number }) => number.includes('.')).length
console.log(`${held} of ${total} rules restated, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
