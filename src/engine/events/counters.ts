import { countersOf, counterTimestamp, withCounters } from '../../core/counter.ts'
import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { patchObject, patchPlayer, record, takeTimestamp } from './commit.ts'
import type { Proposal } from './proposal.ts'

/** CR 122.1, 122.6: puts counters on or takes them off; no more can be taken off than are there. */
export const commitCounters = (ctx: Context, change: Extract<Proposal, { kind: 'counters' }>): readonly GameEvent[] => {
  const { on, counter } = change
  const holder = ctx.state.players[on] ?? ctx.state.objects[on]
  if (holder === undefined) return []
  const delta = Math.max(change.delta, -countersOf(holder.counters, counter))
  if (delta === 0) return []
  const counters = withCounters(holder.counters, counter, delta)
  if (ctx.state.players[on] !== undefined) patchPlayer(ctx, on, { counters })
  else patchObject(ctx, on, { counters, ...stampedCounters(ctx, ctx.state.objects[on]!, counter, delta) })
  return [record(ctx, { kind: 'counters', on, counter, delta })]
}

/** CR 122.6: counters that something has entered with were put on it. */
export const enteredWith = (ctx: Context, id: ObjectId): readonly GameEvent[] =>
  Object.entries(ctx.state.objects[id]?.counters ?? {}).map(([counter, delta]) =>
    record(ctx, { kind: 'counters', on: id, counter, delta }),
  )

/** CR 613.7c: with a new counter all of its kind there get a new timestamp; a kind of which none is left has none. */
const stampedCounters = (
  ctx: Context,
  { counterTimestamps = {}, counters }: GameObject,
  counter: string,
  delta: number,
): Pick<GameObject, 'counterTimestamps'> => {
  if (delta > 0) return { counterTimestamps: { ...counterTimestamps, [counter]: takeTimestamp(ctx) } }
  if (countersOf(counters, counter) + delta > 0 || counterTimestamps[counter] === undefined) return {}
  const { [counter]: _, ...rest } = counterTimestamps
  return { counterTimestamps: rest }
}

/** CR 613.7c, 613.7e: a new timestamp of the object is none of its counters. */
export const countersStay = (object: GameObject): Pick<GameObject, 'counterTimestamps'> => {
  const kinds = Object.keys(object.counters)
  return kinds.length === 0
    ? {}
    : { counterTimestamps: Object.fromEntries(kinds.map((kind) => [kind, counterTimestamp(object, kind)])) }
}
