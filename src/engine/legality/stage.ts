import type { Illegality } from '../../core/illegality.ts'
import type { Context } from '../context.ts'
import { refuse } from '../interrupt.ts'

/** One rule about a proposed action: every reason it gives against it; none if the action may go on. */
export type Rule<Proposed> = (ctx: Context, proposed: Proposed) => readonly Illegality[]

/** Rules that are asked together: all their reasons are collected. */
export type Stage<Proposed> = readonly Rule<Proposed>[]

/** The reasons of the first stage that has any. */
export const reasonsOf = <P>(ctx: Context, stages: readonly Stage<P>[], proposed: P): readonly Illegality[] => {
  for (const stage of stages) {
    const reasons = stage.flatMap((rule) => rule(ctx, proposed))
    if (reasons.length > 0) return reasons
  }
  return []
}

/** Refuses the action for the reasons of the first stage that has any. */
export const passStages = <P>(ctx: Context, stages: readonly Stage<P>[], proposed: P): void => {
  const reasons = reasonsOf(ctx, stages, proposed)
  if (reasons.length > 0) refuse(reasons)
}
