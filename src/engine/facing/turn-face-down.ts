import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { FaceDown } from '../../core/marks.ts'
import { type Context, cite } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { patchObject, record, takeTimestamp } from '../events/commit.ts'
import { countersStay } from '../events/counters.ts'
import { watch } from '../triggers/watch.ts'
import { faced } from './faced.ts'

/** CR 708.2a–b, 613.7f: face-up permanents are turned face down, with a new timestamp; to one that is face down nothing happens. */
export const turnFaceDown = (ctx: Context, ids: readonly ObjectId[], down: FaceDown): void => {
  const events = ids.flatMap((id): readonly GameEvent[] => {
    const object = ctx.state.objects[id]
    if (object === undefined || object.faceDown) return []
    // CR 712.16: nor is a double-faced permanent turned face down.
    if (frontOf(object, ctx.cards)?.back !== undefined) return []
    patchObject(ctx, id, { ...faced(object.marks, down), timestamp: takeTimestamp(ctx), ...countersStay(object) })
    cite(ctx, '708.2a', { object: id })
    return [record(ctx, { kind: 'turned-face-down', object: id })]
  })
  if (events.length > 0) watch(ctx, events)
}
