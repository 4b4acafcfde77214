import type { GameEvent } from '../../core/event.ts'
import { HALVES, type Half } from '../../core/face.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { wholeOf } from '../definitions.ts'
import { hasSharedTypeLine } from '../faces/as-it-stands.ts'
import { watch } from '../triggers/watch.ts'
import { patchObject, record } from './commit.ts'

/** CR 709.5c: the halves of a permanent that are unlocked or locked; none of one without a shared type line. */
export const doorsOf = (ctx: Context, id: ObjectId, are: 'unlocked' | 'locked'): readonly Half[] => {
  const object = ctx.state.objects[id]
  if (object === undefined || !hasDoors(ctx, object)) return []
  const unlocked = object.marks?.unlocked ?? []
  return HALVES.filter((half) => unlocked.includes(half) === (are === 'unlocked'))
}

const hasDoors = (ctx: Context, object: GameObject): boolean => {
  const whole = object.zone === 'battlefield' && !object.faceDown ? wholeOf(object, ctx.cards) : undefined
  return whole !== undefined && hasSharedTypeLine(whole)
}

/** CR 709.5e, 709.5f, 709.5i: a permanent gets an unlocked designation it has not; abilities hear which, and whether it was the last. */
export const unlockDoor = (ctx: Context, player: PlayerId, object: ObjectId, half: Half): void => {
  if (!doorsOf(ctx, object, 'locked').includes(half)) return
  const had = ctx.state.objects[object]!.marks?.unlocked ?? []
  patchUnlocked(ctx, object, [...had, half])
  watch(ctx, [record(ctx, unlocked(object, player, half, had.length > 0))])
}

/** CR 709.5g: a permanent loses an unlocked designation. */
export const lockDoor = (ctx: Context, player: PlayerId, object: ObjectId, half: Half): void => {
  if (!doorsOf(ctx, object, 'unlocked').includes(half)) return
  const had = ctx.state.objects[object]!.marks?.unlocked ?? []
  cite(ctx, '709.5g', { object })
  patchUnlocked(
    ctx,
    object,
    had.filter((one) => one !== half),
  )
  watch(ctx, [record(ctx, { kind: 'door-locked', object, player, half })])
}

/** CR 709.5d, 709.5h: what enters with a half unlocked had it unlocked by its controller as it entered. */
export const enteredUnlocked = (ctx: Context, { id, controller, marks }: GameObject): readonly GameEvent[] => {
  const object = ctx.state.objects[id]
  if (object === undefined || !hasDoors(ctx, object)) return []
  const halves = marks?.unlocked ?? []
  if (halves.length > 0) cite(ctx, '709.5d', { object: id })
  return halves.map((half, at) => record(ctx, unlocked(id, controller, half, at > 0)))
}

const unlocked = (object: ObjectId, player: PlayerId, half: Half, fully: boolean): GameEvent => ({
  kind: 'door-unlocked',
  object,
  player,
  half,
  ...(fully ? { fully: true } : {}),
})

const patchUnlocked = (ctx: Context, object: ObjectId, halves: readonly Half[]): void => {
  const { unlocked: _, ...others } = ctx.state.objects[object]!.marks ?? {}
  const marks = halves.length === 0 ? others : { ...others, unlocked: HALVES.filter((half) => halves.includes(half)) }
  patchObject(ctx, object, { marks: Object.keys(marks).length === 0 ? undefined : marks })
}
