import type { Effect } from '../../core/effect.ts'
import type { Unfinished } from '../../core/opening.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** The game in which instructions were being followed is over, or is interrupted by a subgame. */
export const isLeaving = ({ leaving }: Context): boolean => leaving !== null

/** CR 727.4, 729.5: what the effect says besides is put off until just before the first turn, or until the subgame is over. */
export const putOff = (ctx: Context, env: Env, effects: readonly Effect[]): Env => {
  const { source, controller, targets, bound, numbers, x, each } = env
  const rest: Unfinished = {
    source,
    controller,
    effects,
    targets,
    bound,
    numbers,
    x,
    ...(each === undefined ? {} : { each }),
  }
  const { opening, main } = ctx.state
  if (ctx.leaving === 'restart' && opening !== null) {
    patchState(ctx, { opening: { ...opening, unfinished: [...(opening.unfinished ?? []), rest] } })
  } else if (main?.resuming !== undefined) {
    const resuming = { ...main.resuming, unfinished: [...main.resuming.unfinished, rest] }
    patchState(ctx, { main: { ...main, resuming } })
  }
  return env
}

/** The standpoint from which it goes on. */
export const standpointOf = (ctx: Context, { effects: _, source, controller, x, ...known }: Unfinished): Env => ({
  ...plainEnv(project(ctx), source, controller, x),
  ...known,
})
