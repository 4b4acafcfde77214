import { type Context, cite } from '../context.ts'
import { patchState, record } from '../events/commit.ts'
import { mainTurn } from '../seats.ts'
import { emptyHistory } from '../turn/history.ts'

/**
 * CR 103.8: everybody has an opening hand, and the starting player takes the first turn. What went before is no part of it, but
 * whoever could not draw a full hand loses in that turn’s upkeep (727.3).
 */
export const beginFirstTurn = (ctx: Context): void => {
  patchState(ctx, { opening: null, history: emptyHistory() })
  const { number, active } = mainTurn(ctx.state)
  record(ctx, { kind: 'turn-began', number, active })
  cite(ctx, '103.8')
}
