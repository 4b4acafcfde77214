import type { FlipOutcome } from '../../core/chance.ts'
import type { Condition } from '../../core/condition.ts'
import { MAX_SPEED } from '../../core/designation.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { State, Turn } from '../../core/state.ts'
import { STEPS } from '../../core/step.ts'
import { notedUnder } from '../links/memory.ts'
import { isActive } from '../seats.ts'
import { evaluate } from './amount.ts'
import { isAtCombatPoint } from './combat-point.ts'
import { costsPaid } from './costs-paid.ts'
import { type Env, objectOf } from './env.ts'
import { lookUp } from './look-up.ts'
import { compare, findAll, matches } from './match.ts'
import { timesResolved } from './times-resolved.ts'

/** Whether a condition holds now. */
export const holds = (env: Env, condition: Condition): boolean => {
  const { state } = env.view
  switch (condition.kind) {
    case 'compare':
      return compare(evaluate(env, condition.left), condition.op, evaluate(env, condition.right))
    case 'matches':
      return lookUp(env, condition.what).some((id) => matches(env, condition.filter, id))
    // CR 708.12: what an effect has shown is asked what is on the card.
    case 'card-matches': {
      const { printed } = env.view
      const shown = printed === undefined ? env : { ...env, view: { ...env.view, of: printed } }
      return lookUp(env, condition.what).some((id) => matches(shown, condition.filter, id))
    }
    case 'controls': {
      const filter = { ...condition.filter, controlledBy: condition.who }
      return compare(findAll(env, filter).length, condition.op ?? '>=', evaluate(env, condition.count ?? 1))
    }
    case 'turn-of':
      return lookUp(env, condition.who).some((id) => isActive(state, id))
    case 'during':
      return state.turns.some((turn) => condition.steps.includes(turn.step))
    case 'after-upkeep':
      return state.turns.some(isAfterUpkeep)
    case 'combat-point':
      return state.turns.some((turn) => isAtCombatPoint(turn, condition))
    case 'paid-additional-cost':
      // CR 607.2i: what was declared as this very object was cast; one that was not cast had nothing declared.
      return costsPaid(env).includes(nameOfCost(condition))
    case 'did':
      return (env.numbers[condition.name] ?? env.bound[condition.name]?.length ?? 0) > 0
    case 'life-at-most':
      return lookUp(env, condition.who).some((id) => (state.players[id]?.life ?? 0) <= evaluate(env, condition.amount))
    // CR 607.2m, 614.12c: also the word that an ability stands behind.
    case 'chose':
      return notedUnder(env, condition) === condition.value
    case 'resolved-this-turn':
      return timesResolved(state, env.facts) === condition.times
    case 'was-cast':
      return (objectOf(env.view, env.source)?.cast ?? null) !== null
    case 'flip':
      return hasCome(env, condition.came)
    case 'rolled-doubles':
      return areDoubles(env)
    case 'designated':
      return lookUp(env, condition.who).some((id) => isDesignated(env.view.state, id, condition.as))
    case 'time':
      return state.designations.time === condition.is
    case 'solved':
    case 'prepared':
      return lookUp(env, condition.what).some((id) => objectOf(env.view, id)?.[condition.kind] === true)
    case 'not':
      return !holds(env, condition.not)
    case 'and':
      return condition.all.every((part) => holds(env, part))
    case 'or':
      return condition.any.some((part) => holds(env, part))
  }
}

/** CR 706.5: every die shows what the others show. */
const areDoubles = (env: Env): boolean => {
  const results = (env.chance?.rolls ?? []).map(({ result }) => result)
  return results.length > 1 && results.every((result) => result === results[0])
}

/** CR 503.2 */
const isAfterUpkeep = ({ step, upkeepOver }: Turn): boolean =>
  upkeepOver === true || STEPS.indexOf(step) > STEPS.indexOf('upkeep')

/** CR 705.2: nobody wins or loses a flip that nobody called. */
const hasCome = ({ chance }: Env, came: FlipOutcome): boolean => {
  const { side, won } = chance?.flip ?? {}
  return came === 'won' ? won === true : came === 'lost' ? won === false : side === came
}

/** CR 702.179e, 725.1, 726.1, 702.131c */
const isDesignated = (
  { designations, players }: State,
  player: PlayerId,
  as: Extract<Condition, { kind: 'designated' }>['as'],
): boolean => {
  if (as === 'blessing') return players[player]?.blessed === true
  return as === 'max-speed' ? players[player]?.speed === MAX_SPEED : designations[as] === player
}

/** CR 702.33f: of several kicker costs each has its number; any of them kicks the spell (702.33d). */
const nameOfCost = ({ keyword, nth }: Extract<Condition, { kind: 'paid-additional-cost' }>): string =>
  nth === undefined ? keyword : `${keyword}-${nth}`
