import type { PlayerId } from '../core/ids.ts'
import type { Context } from './context.ts'
import { restrictionsOnPlayer } from './restrictions.ts'

/**
 * CR 121.2b, 121.3: how many more cards effects let a player draw this turn; no number where none says that they can't. An
 * empty library is no such effect.
 */
export const drawsLeft = (ctx: Context, player: PlayerId): number => {
  const drawn = ctx.state.history.cardsDrawn[player] ?? 0
  const limits = restrictionsOnPlayer(ctx, 'draw', player)
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...limits.map(({ pattern }) => Math.max(0, (pattern.moreThan ?? 0) - drawn)),
  )
}
