import { withCounters } from '../../src/core/counter.ts'
import { attemptActivate, attemptCast, attemptConcede, attemptLand, attemptMana } from './attempt.ts'
import { checkFact, isOnStackAs } from './check-fact.ts'
import { findPointed, presentPermanents } from './find-objects.ts'
import { findPlayable } from './find-playable.ts'
import { describeCommand, failWith } from './outcome.ts'
import type { Command, StackCondition } from './script.ts'
import type { Session } from './session.ts'

/**
 * What came of one priority of one player: something was done and the game went on, the player passes, or nothing is left
 * to do here.
 */
export type Done = 'acted' | 'pass' | 'nothing'

/**
 * Carries out the first command of that player that can be carried out now. What is refused stays: it may become possible
 * later in the same step, as a sorcery does once the stack is empty.
 */
export const doNextCommand = (session: Session, player: string): Done => {
  const { number, step } = session.table.turn
  for (const command of session.open) {
    const { moment } = command
    if (command.player !== player || moment.turn !== number || moment.step !== step) continue
    const done = doCommand(session, command)
    if (done === 'blocked') return 'nothing'
    if (done === 'refused') continue
    if (done !== 'waiting') session.open.delete(command)
    if (done === 'acted') return 'acted'
    if (done === 'waiting' || done === 'passes') return 'pass'
  }
  return 'nothing'
}

/** `acted`: took the priority. `noted`: did not. `waiting` and `passes`: pass now, and stay or not. `blocked`: nothing behind it either. */
type Step = 'acted' | 'noted' | 'refused' | 'waiting' | 'passes' | 'blocked'

const doCommand = (session: Session, command: Command): Step => {
  switch (command.kind) {
    case 'check': {
      const difference = checkFact(session, command.fact)
      if (difference !== null) failWith(`${describeCommand(command)}: ${difference}`)
      return 'noted'
    }
    case 'playable': {
      const found = findPlayable(session, command.player, command.text, describeCommand(command))
      if (found !== command.expected) failWith(`${describeCommand(command)}: ${command.expected}, found ${found}`)
      return 'noted'
    }
    case 'wait':
      if (session.table.turn.stack.length === 0) return 'noted'
      return command.once ? 'passes' : 'waiting'
    case 'counters':
      return putCounters(session, command)
    case 'cast':
    case 'activate':
      if (!holds(session, command.condition)) return 'blocked'
      return (command.kind === 'cast' ? attemptCast(session, command) : attemptActivate(session, command))
        ? 'acted'
        : 'refused'
    case 'mana':
      return attemptMana(session, command) ? 'acted' : 'refused'
    case 'play-land':
      return attemptLand(session, command) ? 'acted' : 'refused'
    case 'concede':
      return attemptConcede(session, command) ? 'acted' : 'refused'
  }
}

const holds = (session: Session, condition: StackCondition | null): boolean => {
  if (condition === null) return true
  const { table } = session
  const found = table.turn.stack.filter((id) => isOnStackAs(session, id, condition.text, 'contains'))
  switch (condition.state) {
    case 'present':
      return found.length > 0
    case 'absent':
      return found.length === 0
    case 'copy-present':
      return found.some((id) => table.object(id)!.substance.kind === 'copy')
  }
}

/** The peer's tests put counters by hand; so does whoever edits a position. */
const putCounters = (
  { table }: Session,
  { player, name, counter, count }: Extract<Command, { kind: 'counters' }>,
): Step => {
  const id = findPointed(table, { kind: 'named', name }, presentPermanents(table, player))[0]
  if (id === undefined) return 'refused'
  const object = table.object(id)!
  const counters = withCounters(object.counters, counter, count)
  table.become({ ...table.state, objects: { ...table.state.objects, [id]: { ...object, counters } } })
  return 'noted'
}
