import { type Context, cite } from '../context.ts'
import { patchPlayer, patchState, record } from '../events/commit.ts'
import { mainTurn } from '../seats.ts'
import { emptyHistory } from '../turn/history.ts'

/** CR 103.8: everybody has an opening hand, and the starting player takes the first turn. What went before is no part of it. */
export const beginFirstTurn = (ctx: Context): void => {
  patchState(ctx, { opening: null, history: emptyHistory() })
  // Drawing from too small a deck before the game begins loses nobody the game (104.3c speaks of the game).
  for (const player of ctx.state.seats) patchPlayer(ctx, player, { drewFromEmpty: false })
  const { number, active } = mainTurn(ctx.state)
  record(ctx, { kind: 'turn-began', number, active })
  cite(ctx, '103.8')
}
