import type { Duration } from '../../core/duration.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { CopyBelow, FloatingEffect } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { patchObject, patchState } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'

/** Spans that a moment of the turn ends; nothing about the objects or the source can. */
const ENDED_BY_TIME: readonly Duration[] = [
  'end-of-turn',
  'end-of-combat',
  'your-next-turn',
  'end-of-your-next-turn',
  'your-next-upkeep',
  'your-next-end-step',
]

/**
 * CR 613.2a, 613.7: copy effects apply in the order of their timestamps, so that the newest alone is seen; an object wears that
 * one, and the effect keeps what lies below it.
 */
export const belowCopies = (ctx: Context, objects: readonly ObjectId[], duration: Duration): readonly CopyBelow[] => {
  if (!ENDED_BY_TIME.includes(duration)) leaveUnsupportedRule('611.2b', '', 'a copy effect bound to something being so')
  return objects.map((id) => {
    const { copyOf, faceDown } = ctx.state.objects[id]!
    // What lies below would be there for all to see.
    if (faceDown) leaveUnsupportedRule('708.10', '', 'a face-down permanent that is a copy for a time')
    return { object: id, ...(copyOf === undefined ? {} : { below: copyOf }) }
  })
}

/** A newer copy effect that does not end is all that will be seen of these objects, whatever ends below it. */
export const stayCopies = (ctx: Context, objects: readonly ObjectId[]): void => {
  if (!objects.some((id) => isCopyForATime(ctx, id))) return
  rewriteCopies(ctx, (copies) => copies.filter(({ object }) => !objects.includes(object)))
}

export const isCopyForATime = (ctx: Context, id: ObjectId): boolean =>
  ctx.state.effects.some(({ copies }) => copies?.some(({ object }) => object === id) === true)

/** CR 611.2a: it is over: its objects are what the next newest effect makes of them, or what they were below it. */
export const endCopies = (ctx: Context, effectId: string): void => {
  const ended = ctx.state.effects.find(({ id }) => id === effectId)
  for (const { object, below } of ended?.copies ?? []) {
    const newer = firstAbove(ctx, ended!, object)
    if (newer !== undefined) {
      const other: CopyBelow = { object, ...(below === undefined ? {} : { below }) }
      rewriteCopies(ctx, (copies, id) =>
        id === newer.id ? copies.map((one) => (one.object === object ? other : one)) : copies,
      )
    } else if (ctx.state.objects[object]?.zone === 'battlefield') patchObject(ctx, object, { copyOf: below })
  }
}

const firstAbove = ({ state }: Context, { timestamp }: FloatingEffect, object: ObjectId): FloatingEffect | undefined =>
  state.effects
    .filter((one) => one.timestamp > timestamp && one.copies?.some((copy) => copy.object === object) === true)
    .sort((a, b) => a.timestamp - b.timestamp)[0]

const rewriteCopies = (
  ctx: Context,
  rewrite: (copies: readonly CopyBelow[], id: string) => readonly CopyBelow[],
): void =>
  patchState(ctx, {
    effects: ctx.state.effects.map((effect) =>
      effect.copies === undefined ? effect : { ...effect, copies: rewrite(effect.copies, effect.id) },
    ),
  })
