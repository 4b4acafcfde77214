import type { Effect } from '../../core/effect.ts'
import type { Unfinished } from '../../core/opening.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** The instruction carried out last has restarted the game: only then are instructions followed at this stage. */
export const isRestarting = ({ state }: Context): boolean => state.opening?.stage === 'first-player'

/** CR 727.4: what the effect says besides is put off until just before the first turn. */
export const putOff = (ctx: Context, env: Env, effects: readonly Effect[]): Env => {
  const { opening } = ctx.state
  if (opening === null || effects.length === 0) return env
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
  patchState(ctx, { opening: { ...opening, unfinished: [...(opening.unfinished ?? []), rest] } })
  return env
}

/** The standpoint from which it goes on. */
export const standpointOf = (ctx: Context, { effects: _, source, controller, x, ...known }: Unfinished): Env => ({
  ...plainEnv(project(ctx), source, controller, x),
  ...known,
})
