import type { PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { turnOrderFrom } from '../seats.ts'

/** The player, or if they have left the next living one in turn order (800.4a). */
export const livingFrom = (ctx: Context, player: PlayerId): PlayerId => turnOrderFrom(ctx.state, player)[0] ?? player
