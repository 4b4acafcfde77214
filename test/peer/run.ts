import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { CardShelf, loadCards } from '../support/card-shelf.ts'
import { abilityTexts, definitionOf } from '../support/compile-card.ts'
import { loadLines } from '../support/load-lines.ts'
import { referee } from '../support/our-referee.ts'
import { countResults, explain, printGaps, printRow, printSummary, type Row } from './report.ts'
import { runScenario } from './run-scenario.ts'
import { parseScenario, type Scenario } from './scenario.ts'

const USAGE = `npm run peer -- --scenarios FILE --cards FILE.jsonl.gz [--out FILE] [--only TEXT] [--gaps [--most N]]

  --scenarios  the peer's scenarios, one JSON object a line
  --cards      card objects, one JSON object a line, packed with gzip or not
  --out        where a row a scenario is written (default .cache/peer/results.tsv)
  --only       only scenarios whose id contains this text
  --gaps       also rank what blocks the most scenarios
  --most       how many of those (default 40)`

const complain = (text: string): never => {
  console.error(text)
  process.exit(2)
}

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        scenarios: { type: 'string' },
        cards: { type: 'string' },
        out: { type: 'string', default: '.cache/peer/results.tsv' },
        only: { type: 'string' },
        gaps: { type: 'boolean', default: false },
        most: { type: 'string', default: '40' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return complain(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}
const values = readOptions()

const existing = (option: 'scenarios' | 'cards'): string => {
  const path = values[option]
  if (path === undefined) return complain(`--${option} is missing\n\n${USAGE}`)
  return existsSync(path) ? path : complain(`--${option}: there is no file ${path}`)
}

if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const scenariosPath = existing('scenarios')
const shelf = new CardShelf(loadCards(existing('cards')), definitionOf)
const scenarios = loadLines(scenariosPath)
  .map((line, i) => parseScenario(line, i + 1))
  .filter(({ id }) => values.only === undefined || id.includes(values.only))

const namesIn = ({ steps }: Scenario): readonly string[] =>
  steps.flatMap(([step, , , name]) => (step === 'addCard' && typeof name === 'string' ? [name.split('@')[0]!] : []))

const rows: Row[] = scenarios.map((scenario) => ({
  id: scenario.id,
  outcome: runScenario({ referee, shelf, textsOf: abilityTexts }, scenario),
  gaps: namesIn(scenario).flatMap((name) => shelf.lookup(name)?.gaps ?? []),
}))

mkdirSync(dirname(values.out), { recursive: true })
writeFileSync(values.out, rows.map((row) => `${printRow(row)}\n`).join(''))

console.log(printSummary(rows))
if (values.gaps) console.log(`\n${printGaps(rows, Number(values.most))}`)
console.log(`\nrows: ${values.out}`)

if (countResults(rows).crash > 0) {
  console.error('\nCRASHES, each of them a defect:')
  for (const { id, outcome } of rows) if (outcome.result === 'crash') console.error(`  ${id}: ${explain(outcome)}`)
  process.exit(1)
}
