import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import type { Env } from '../refs/env.ts'
import { isWatched } from './watched.ts'

type Prevented = Extract<GameEvent, { kind: 'damage-prevented' }>

/** CR 615.13: once each time a prevention effect prevents damage, from however many sources and to however many things at once. */
export const matchPrevention = (
  env: Env,
  pattern: Extract<TriggerEvent, { on: 'damage-prevented' }>,
  batch: readonly GameEvent[],
): readonly TriggerFacts[] => {
  const byEffect = new Map<string, readonly Prevented[]>()
  for (const event of batch) {
    if (event.kind !== 'damage-prevented' || !isWatched(env, pattern.what, event.target)) continue
    const by = event.by ?? ''
    byEffect.set(by, [...(byEffect.get(by) ?? []), event])
  }
  return [...byEffect.values()].map((events) => {
    const { source, target } = events[0]!
    const player = env.view.state.players[target] === undefined ? {} : { player: target }
    return { object: target, source, target, amount: events.reduce((sum, { amount }) => sum + amount, 0), ...player }
  })
}
