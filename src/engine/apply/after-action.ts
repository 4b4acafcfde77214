import type { PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { patchTurn } from '../events/commit.ts'
import { proceed } from '../proceed.ts'
import { turnOf } from '../seats.ts'

/** CR 116.3, 117.3c: who cast, activated or took a special action gets priority again; nobody has passed in succession. */
export const afterAction = (ctx: Context, player: PlayerId): void => {
  patchTurn(ctx, turnOf(ctx.state, player), { priority: player, passed: [] })
  ctx.answers = {}
  proceed(ctx)
}
