import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { FaceDown } from '../../core/marks.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { printedOn } from '../definitions.ts'
import { patchObject, record, takeTimestamp } from '../events/commit.ts'
import { countersStay } from '../events/counters.ts'
import { watch } from '../triggers/watch.ts'
import { faced, pileFaced } from './faced.ts'

/** CR 712.16, 730.2j: nothing double-faced is turned face down, nor a melded permanent, nor what has one of them in it. */
const hasTwoFaces = (ctx: Context, { substance, merged }: GameObject): boolean =>
  [{ substance }, ...(merged ?? [])].some(
    (one) => one.substance.kind === 'melded' || printedOn(one.substance, ctx.cards)?.back !== undefined,
  )

/** CR 708.2a–b, 613.7f: face-up permanents are turned face down, with a new timestamp; to one that is face down nothing happens. */
export const turnFaceDown = (ctx: Context, ids: readonly ObjectId[], down: FaceDown): void => {
  const events = ids.flatMap((id): readonly GameEvent[] => {
    const object = ctx.state.objects[id]
    if (object === undefined || object.faceDown) return []
    if (hasTwoFaces(ctx, object)) return []
    const facing = { ...faced(object.marks, down), ...pileFaced(object, down) }
    patchObject(ctx, id, { ...facing, timestamp: takeTimestamp(ctx), ...countersStay(object) })
    cite(ctx, object.merged === undefined ? '708.2a' : '730.2f', { object: id })
    return [record(ctx, { kind: 'turned-face-down', object: id })]
  })
  if (events.length > 0) watch(ctx, events)
}
