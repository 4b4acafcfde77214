import type { GameEvent } from '../../core/event.ts'
import { cite } from '../context.ts'
import { patchObject, record } from '../events/commit.ts'
import { watch } from '../triggers/watch.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, resolveRef } from './resolve-ref.ts'

/** CR 710.4, 110.5c: permanents are flipped for as long as they stay, also where that means nothing; one that is does not flip again. */
export const flip: Handler<'flip'> = (ctx, env, effect) => {
  const objects = permanentsOf(ctx, resolveRef(ctx, env, effect.what)).filter(
    (id) => ctx.state.objects[id]!.marks?.flipped !== true,
  )
  const events = objects.map((object): GameEvent => {
    patchObject(ctx, object, { marks: { ...ctx.state.objects[object]!.marks, flipped: true } })
    cite(ctx, '710.4', { object })
    return record(ctx, { kind: 'flipped', object })
  })
  if (events.length > 0) watch(ctx, events)
  return env
}
