import type { FlipOutcome } from '../../core/chance.ts'
import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { compare, isRelated } from '../refs/match.ts'

/** CR 705.2: whether a flip came as an ability asks. */
const cameSo = ({ side, won }: Extract<GameEvent, { kind: 'coin-flipped' }>, came: FlipOutcome | undefined): boolean =>
  came === undefined || (came === 'won' ? won === true : came === 'lost' ? won === false : side === came)

/** CR 603.2c, 706.2: dice rolled together are one event, or one for each die that comes as an ability asks. */
export const eachDie = (env: Env, pattern: TriggerEvent, event: GameEvent): readonly GameEvent[] => {
  if (pattern.on !== 'rolls-dice' || event.kind !== 'dice-rolled') return [event]
  const { each, result, natural } = pattern
  if (each === undefined && result === undefined && natural === undefined) return [event]
  return event.rolls
    .filter(
      (roll) =>
        (natural === undefined || roll.natural === natural) &&
        (result === undefined || compare(roll.result, result.op, evaluate(env, result.amount))),
    )
    .map((roll) => ({ ...event, rolls: [roll] }))
}

export const matchChance = (
  env: Env,
  pattern: TriggerEvent,
  event: Extract<GameEvent, { kind: 'coin-flipped' | 'dice-rolled' }>,
): TriggerFacts | null => {
  if (pattern.on !== 'flips-coin' && pattern.on !== 'rolls-dice') return null
  if (!isRelated(env, event.player, pattern.who)) return null
  if (event.kind === 'coin-flipped')
    return pattern.on === 'flips-coin' && cameSo(event, pattern.came) ? { player: event.player } : null
  const amount = event.rolls.reduce((sum, { result }) => sum + result, 0)
  return pattern.on === 'rolls-dice' ? { player: event.player, amount } : null
}
