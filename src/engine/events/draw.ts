import type { GameEvent } from '../../core/event.ts'
import type { PlayerId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { drawsLeft } from '../draws-left.ts'
import { mainTurn } from '../seats.ts'
import { patchHistory, patchPlayer, record } from './commit.ts'
import { commitMove } from './move.ts'
import { revealDrawn } from './reveal-drawn.ts'

/**
 * CR 121.1, 121.4: the top card of the library goes to hand; drawing from an empty library is remembered for 704.5b. What an
 * effect says can't be drawn is not (121.2b), each card for itself.
 */
export const commitDraw = (ctx: Context, player: PlayerId): readonly GameEvent[] => {
  if (drawsLeft(ctx, player) <= 0) {
    cite(ctx, '121.2b', { player })
    return []
  }
  const top = ctx.state.players[player]!.library[0]
  if (top === undefined) {
    patchPlayer(ctx, player, { drewFromEmpty: true })
    return []
  }
  const moved = commitMove(ctx, { kind: 'move', object: top, to: 'hand', cause: 'draw' })
  const { cardsDrawn, drawnInDrawStep } = ctx.state.history
  const { step, active } = mainTurn(ctx.state)
  patchHistory(ctx, {
    cardsDrawn: oneMore(cardsDrawn, player),
    ...(step === 'draw' && active.includes(player) ? { drawnInDrawStep: oneMore(drawnInDrawStep, player) } : {}),
  })
  const became = moved[0]?.kind === 'zone-change' ? moved[0].became : null
  const drew = record(ctx, { kind: 'draw', player, object: became })
  if (became !== null) revealDrawn(ctx, player, became)
  return [...moved, drew]
}

const oneMore = (counts: Readonly<Record<PlayerId, number>>, player: PlayerId): Readonly<Record<PlayerId, number>> => ({
  ...counts,
  [player]: (counts[player] ?? 0) + 1,
})
