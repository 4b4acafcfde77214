import type { PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { proceed } from '../proceed.ts'
import { lose } from '../turn/lose.ts'

/** CR 104.3a: a player may concede at any time, and loses at once, whatever effects say. */
export const concede = (ctx: Context, player: PlayerId): void => {
  const pending = ctx.state.pending
  if (pending !== null) patchState(ctx, { pending: null })
  lose(ctx, [{ player, rule: '104.3a' }])
  // CR 729.1a: what is conceded is the game that is played, in a subgame that one.
  if (ctx.state.result !== null) return ctx.state.main === undefined ? undefined : proceed(ctx)
  if (pending === null) return proceed(ctx)
  /** CR 800.4g–h: the step runs again; a question to the player who left is put to the next. */
  proceed(ctx, { step: pending.step, answers: pending.answers })
}
