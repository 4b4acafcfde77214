import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { transformAll } from '../faces/transform.ts'
import type { Env } from '../refs/env.ts'
import { allStacks } from '../seats.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, resolveRef } from './resolve-ref.ts'

/** CR 701.27a, 701.28a: permanents transform or convert. */
export const transform: Handler<'transform'> = (ctx, env, effect) => {
  const objects = permanentsOf(ctx, resolveRef(ctx, env, effect.what))
  transformAll(
    ctx,
    objects.filter((id) => !hasTurnedSince(ctx, env, id)),
  )
  return env
}

/**
 * CR 701.27f, 701.28e: an ability of the permanent itself does nothing to one that has transformed or converted since the ability
 * was put on the stack, or since the delayed one was made.
 */
const hasTurnedSince = (ctx: Context, { source, facts }: Env, id: ObjectId): boolean => {
  const turned = ctx.state.objects[id]!.marks?.turned
  if (turned === undefined || id !== source || facts === null || facts.kind === 'spell') return false
  const stacked = allStacks(ctx.state).find((one) => ctx.state.objects[one]!.onStack === facts)
  const since = facts.since ?? (stacked === undefined ? undefined : ctx.state.objects[stacked]!.timestamp)
  return since !== undefined && turned > since
}
