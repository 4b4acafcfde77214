import { starterCatalogue } from '../../src/cards/lookup.ts'
import type { CardDefinition, CardLookup } from '../../src/core/card.ts'
import type { Decision } from '../../src/core/decision.ts'
import { writePosition } from '../../src/engine/position/write-position.ts'
import { parseActionLine, parseNotation } from '../../src/notation/parse-notation.ts'
import { CATALOGUE } from '../catalogue.ts'
import { CardShelf } from '../support/card-shelf.ts'
import { definitionOf } from '../support/compile-card.ts'
import { referee } from '../support/our-referee.ts'
import { Table } from '../support/table.ts'
import { checkFact } from './fact.ts'
import type { Expected, Move, ScenarioFile } from './scenario-file.ts'
import { compareVerdict, describeVerdict, readVerdictLine } from './verdict-line.ts'

/**
 * How a state gets from one move to the next: as it is, or as a client would keep it, written as a position in JSON and read
 * again. Both must come to the same.
 */
export type Carry = 'state' | 'position'

/** Plays a scenario through the referee's public calls; everything that is not as its file says, by line. */
export const playScenario = (file: ScenarioFile, carry: Carry = 'state'): readonly string[] => {
  const shelf = new CardShelf([...file.cards, ...CATALOGUE], definitionOf)
  const cards: CardLookup = (name) => shelf.lookup(name) ?? starterCatalogue.find(name)
  const notation = parseNotation(file.position, { cards })
  if (!notation.ok) return [`position: ${JSON.stringify(notation.errors)}`]
  const state = referee.readPosition(notation.value.position, cards)
  if (!state.ok) return [`position: ${JSON.stringify(state.errors)}`]
  const table = new Table(state.value, cards, referee)
  const differences: string[] = []
  for (const move of file.turns) {
    playMove(table, move, differences)
    if (carry === 'position') sendRound(table)
  }
  return differences
}

const sendRound = (table: Table): void => {
  const sent = JSON.parse(JSON.stringify(writePosition(table.state, table.cards)))
  const read = referee.readPosition(sent, table.cards)
  if (!read.ok) throw new Error(`a position of ours is refused: ${JSON.stringify(read.errors)}`)
  table.become(read.value)
}

const playMove = (table: Table, { line, action, expects }: Move, differences: string[]): void => {
  if (action === null) return checkFacts(table, table.state.pending?.decision ?? null, expects, differences)
  const [first, ...rest] = expects
  const expected = first === undefined ? null : readVerdictLine(first.text)
  const facts = expected === null ? expects : rest
  const read = parseActionLine(action, writePosition(table.state), { cards: table.cards })
  if (!read.ok) {
    differences.push(`${line}: ${action}: ${JSON.stringify(read.errors)}`)
    return
  }
  const verdict = table.judge(read.value)
  const difference = compareVerdict(expected ?? { verdict: 'legal', code: null, rules: [] }, verdict)
  if (difference !== null) differences.push(`${first?.line ?? line}: ${action}: ${difference}`)
  else if (expected === null && verdict.verdict !== 'legal') differences.push(`${line}: ${describeVerdict(verdict)}`)
  if (verdict.verdict === 'legal') table.become(verdict.state)
  const asked: Decision | null =
    verdict.verdict === 'incomplete' ? verdict.decision : (table.state.pending?.decision ?? null)
  checkFacts(table, asked, facts, differences)
}

const checkFacts = (
  table: Table,
  decision: Decision | null,
  facts: readonly Expected[],
  differences: string[],
): void => {
  for (const { line, text } of facts) {
    const found = checkFact({ table, decision }, text)
    if (found !== null) differences.push(`${line}: ${text}: found ${found}`)
  }
}

/** What of a file's own cards the compiler does not understand; a scenario with such a card shows nothing. */
export const gapsOf = (file: ScenarioFile): readonly CardDefinition['gaps'][number][] =>
  file.cards.flatMap((card) => {
    const { gaps, alternative, back } = definitionOf(card)
    return [...gaps, ...(alternative?.face.gaps ?? []), ...(back?.face.gaps ?? [])]
  })
