import type { Context } from './context.ts'

/** A key that is unique within the step and the same when the step runs again: the how-manieth question of its kind. */
export const nextKey = (ctx: Context, stem: string): string => {
  const count = ctx.asked.get(stem) ?? 0
  ctx.asked.set(stem, count + 1)
  return count === 0 ? stem : `${stem}:${count + 1}`
}
