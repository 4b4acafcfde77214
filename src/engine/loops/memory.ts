import type { LoopMark, LoopMemory } from '../../core/loop.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'

/** How many marks are kept: a loop longer than that is not seen, and goes on. */
export const MOST_MARKS = 60

export const marksOf = ({ state }: Context): readonly LoopMark[] => state.loop?.marks ?? []

export const addMark = (ctx: Context, mark: LoopMark): void => {
  const loop: LoopMemory = { ...ctx.state.loop, marks: [...marksOf(ctx), mark].slice(-MOST_MARKS) }
  patchState(ctx, { loop })
}

/** Nothing that went before can be part of a loop any more. */
export const forgetMarks = (ctx: Context): void => {
  if (ctx.state.loop !== null) patchState(ctx, { loop: null })
}
