import type { GameEvent } from '../../core/event.ts'
import type { Context } from '../context.ts'
import { patchHistory, patchPlayer, record } from './commit.ts'
import type { Proposal } from './proposal.ts'

/** CR 119.3: a gain or loss adjusts the life total; nothing happens for 0 (119.9, 119.10). */
export const commitLife = (ctx: Context, change: Extract<Proposal, { kind: 'life' }>): readonly GameEvent[] => {
  const { player, delta, cause } = change
  if (delta === 0) return []
  const { history } = ctx.state
  patchPlayer(ctx, player, { life: ctx.state.players[player]!.life + delta })
  const tally = delta > 0 ? 'lifeGained' : 'lifeLost'
  patchHistory(ctx, { [tally]: { ...history[tally], [player]: (history[tally][player] ?? 0) + Math.abs(delta) } })
  return [record(ctx, { kind: 'life', player, delta, cause })]
}
