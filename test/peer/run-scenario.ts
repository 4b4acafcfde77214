import type { Ability } from '../../src/core/ability.ts'
import type { CardShelf } from '../support/card-shelf.ts'
import type { Referee } from '../support/referee.ts'
import { Table } from '../support/table.ts'
import { AnswerQueues } from './answer-queues.ts'
import { enteringCounters } from './entering-counters.ts'
import { openingPosition } from './opening.ts'
import { Halt, type Outcome } from './outcome.ts'
import { play } from './play.ts'
import type { Scenario } from './scenario.ts'
import type { Script } from './script.ts'
import type { Session } from './session.ts'
import { translate } from './translate.ts'
import { Untranslated } from './untranslated.ts'

/** Everything a scenario is played with. */
export interface World {
  readonly referee: Referee
  readonly shelf: CardShelf
  readonly textsOf: (ability: Ability, name: string) => readonly string[]
}

/** Plays one scenario. Never throws: what is thrown inside is the outcome `crash`. */
export const runScenario = (world: World, scenario: Scenario): Outcome => {
  try {
    const script = translate(scenario)
    return play(newSession(world, script))
  } catch (error) {
    if (error instanceof Halt) return error.outcome
    if (error instanceof Untranslated) return { result: 'untranslated', step: error.step, reason: error.reason }
    return { result: 'crash', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const newSession = ({ referee, shelf, textsOf }: World, script: Script): Session => {
  for (const { name } of script.cards) {
    if (shelf.find(name) === undefined) throw new Untranslated(['addCard', name], 'no card of that name')
  }
  const read = referee.readPosition(
    openingPosition(script, {
      cardName: (name) => shelf.frontName(name),
      countersOf: (name) => enteringCounters(shelf.lookup(name)),
    }),
    shelf.lookup,
  )
  if (!read.ok) {
    const gaps = script.cards.flatMap(({ name }) => shelf.lookup(name)?.gaps ?? [])
    if (gaps.length > 0) throw new Halt({ result: 'unsupported', gaps, at: `opening: ${read.errors[0]?.code}` })
    throw new Error(`opening: ${JSON.stringify(read.errors)}`)
  }
  return {
    script,
    table: new Table(read.value, shelf.lookup, referee),
    answers: new AnswerQueues(script),
    open: new Set(script.commands),
    refused: new Map(),
    refusals: [],
    shares: new Map(),
    shelf,
    textsOf,
  }
}
