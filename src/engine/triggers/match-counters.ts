import { countersOf } from '../../core/counter.ts'
import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { isWatched } from './watched.ts'

type Change = Extract<GameEvent, { kind: 'counters' }>

/** CR 122.6, 122.7: counters are put on something, also as it enters, or removed from it. */
export const matchCounters = (env: Env, pattern: TriggerEvent, event: Change): TriggerFacts | null => {
  if (pattern.on !== 'counters-put' && pattern.on !== 'counters-removed') return null
  const { on, counter, delta } = event
  if (counter !== pattern.counter || delta > 0 !== (pattern.on === 'counters-put')) return null
  const after = countersOn(env, event)
  const counts =
    pattern.on === 'counters-put'
      ? pattern.nth === undefined || (after >= pattern.nth && after - delta < pattern.nth)
      : pattern.last !== true || after === 0
  return counts && isWatched(env, pattern.what, on) ? { object: on, amount: Math.abs(delta) } : null
}

const countersOn = (env: Env, { on, counter }: Change): number =>
  countersOf((env.view.state.players[on] ?? objectOf(env.view, on))?.counters, counter)

/** CR 702.155a: of a Saga with read ahead no other chapters trigger in the turn it entered. */
const isReadAhead = ({ view, source }: Env): boolean => {
  const traits = view.of(source)
  return traits !== undefined && hasKeyword(traits, 'read ahead') && view.state.history.entered.includes(source)
}

/** CR 107.15, 107.15a–b, 714.2b–c: each chapter number that lore counters were fewer than and have now come to triggers once. */
export const chaptersReached = (
  env: Env,
  { numbers }: Extract<TriggerEvent, { on: 'chapter' }>,
  event: GameEvent,
): readonly TriggerFacts[] => {
  if (event.kind !== 'counters' || event.counter !== 'lore' || event.on !== env.source || event.delta <= 0) return []
  const after = countersOf(env.view.state.objects[event.on]?.counters, 'lore')
  const reached = numbers.filter((chapter) => chapter <= after && chapter > after - event.delta)
  const heard = isReadAhead(env) ? reached.filter((chapter) => chapter === after) : reached
  return heard.map((chapter) => ({ object: event.on, amount: chapter }))
}
