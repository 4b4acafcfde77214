import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { StackFacts } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { patchObject, patchState } from '../events/commit.ts'
import { allStacks } from '../seats.ts'

const MOVED = 'moved:'

/** CR 400.7j, 603.7c: among these, what the effect that makes a later ability has moved to a zone that all can see, and to what. */
export const movesToRemember = (
  ctx: Context,
  ids: readonly TargetId[],
): Readonly<Record<string, readonly ObjectId[]>> => {
  const moves: Record<string, readonly ObjectId[]> = {}
  for (const id of ids) {
    const found = lastOf(ctx, id)
    if (found.length !== 1 || found[0] !== id) moves[MOVED + id] = found
  }
  return moves
}

const lastOf = (ctx: Context, id: ObjectId): readonly ObjectId[] => {
  const next = ctx.state.objects[id] === undefined ? ctx.moved.get(id) : undefined
  return next === undefined ? [id] : next.flatMap((one) => lastOf(ctx, one))
}

/**
 * CR 400.7e–f, 400.7j, 603.6, 603.7c: what the event of an ability, or the effect that made it, moved to a zone that all can see
 * is found there as it resolves, unless it has moved on.
 */
export const findMoved = (ctx: Context, { event, source, bound }: StackFacts): void => {
  if (event?.object !== undefined && event.became !== undefined)
    ctx.moved.set(event.object, event.parts ?? [event.became])
  if (event?.sourceBecame !== undefined) ctx.moved.set(source, [event.sourceBecame])
  for (const [name, ids] of Object.entries(bound ?? {}))
    if (name.startsWith(MOVED) && ids.length > 0) ctx.moved.set(name.slice(MOVED.length), ids)
}

/**
 * CR 400.7k, 702.35c: what a madness ability did not cast and put into a public zone is found there by the effects that spoke of it as
 * it was discarded: by abilities still to trigger or to resolve.
 */
export const findAgain = (ctx: Context, from: ObjectId, to: ObjectId): void => {
  const followed = <T extends { readonly bound?: StackFacts['bound'] }>(one: T): T =>
    one.bound === undefined ? one : { ...one, bound: renamed(one.bound, from, to) }
  patchState(ctx, { delayed: ctx.state.delayed.map(followed), waiting: ctx.state.waiting.map(followed) })
  for (const id of allStacks(ctx.state)) {
    const { onStack } = ctx.state.objects[id]!
    if (onStack?.bound !== undefined) patchObject(ctx, id, { onStack: followed(onStack) })
  }
}

const renamed = (bound: Bound, from: ObjectId, to: ObjectId): Bound =>
  Object.fromEntries(
    Object.entries(bound).map(([name, ids]) => [
      name,
      name.startsWith(MOVED) ? ids.map((id) => (id === from ? to : id)) : ids,
    ]),
  )

type Bound = Readonly<Record<string, readonly TargetId[]>>
