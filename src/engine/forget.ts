import type { ObjectId } from '../core/ids.ts'
import type { Snapshot } from '../core/object.ts'
import type { Context } from './context.ts'
import { patchState } from './events/commit.ts'

/**
 * Keeps last known information (CR 608.2h) only of objects that something in the state still speaks of: what is on the
 * stack or waits to go there, and effects that last.
 */
export const forgetUnreferred = (ctx: Context): void => {
  const { lastKnown } = ctx.state
  const ids = Object.keys(lastKnown)
  if (ids.length === 0) return
  const spoken = spokenOf(ctx)
  const kept: Record<ObjectId, Snapshot> = {}
  for (const id of ids) if (spoken.has(id)) kept[id] = lastKnown[id]!
  patchState(ctx, { lastKnown: kept })
}

/** Every text in what the stack, waiting abilities and lasting effects speak of: ids of objects among them. */
export const spokenOf = (ctx: Context): ReadonlySet<string> => {
  const { turns, objects, waiting, delayed, effects, pending, opening, resuming } = ctx.state
  const spoken = new Set<string>()
  const hear = (value: unknown): void => {
    if (typeof value === 'string') spoken.add(value)
    else if (Array.isArray(value)) for (const item of value) hear(item)
    else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) hear(item)
  }
  for (const turn of turns) for (const id of turn.stack) hear(objects[id]?.onStack ?? null)
  for (const id of ctx.state.battlefield) hear(objects[id]?.attachedTo ?? null)
  hear(waiting.map(({ source, event, bound }) => [source, event, bound]))
  hear(delayed.map(({ source, bound }) => [source, bound]))
  hear(effects.map(({ source }) => source))
  const rest = [...(opening?.unfinished ?? []), ...(resuming?.unfinished ?? [])]
  hear(rest.map(({ source, targets, bound }) => [source, targets, bound]))
  hear(pending?.answers ?? null)
  return spoken
}
