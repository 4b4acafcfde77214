import type { SpecialAction } from '../../core/action.ts'
import type { Cost } from '../../core/cost.ts'
import { type Context, cite } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { isSorceryTime, timeFor } from '../legality/sorcery-timing.ts'
import { bringIn } from '../outside-game.ts'
import { payForSpecial } from './pay-for-special.ts'

const PRICE: Cost = [{ kind: 'mana', mana: ['3'] }]

/**
 * CR 116.2g, 702.139a: in a main phase of their turn with the stack empty a player pays {3} and puts their companion into their
 * hand, where it stays theirs; only once, since then there is none any more (702.139c).
 */
export const takeCompanion = (ctx: Context, action: SpecialAction): void => {
  const { player } = action
  const { companion } = ctx.state.players[player]!
  if (companion === undefined) {
    const object = { id: player, name: player }
    return refuse([illegal('special.unavailable', ['116.2g', '702.139a'], { object, what: 'take-companion' })])
  }
  const name = { id: player, name: companion }
  if (!isSorceryTime(ctx, player)) {
    const { step, stackEmpty, yourTurn } = timeFor(ctx, player)
    refuse([illegal('timing.sorcery', ['116.2g'], { object: name, step, stackEmpty, yourTurn })])
  }
  payForSpecial(ctx, action, { object: player, name, cost: PRICE })
  cite(ctx, '116.2g', { player })
  const { companion: _, ...without } = ctx.state.players[player]!
  patchState(ctx, { players: { ...ctx.state.players, [player]: without } })
  bringIn(ctx, player, companion, 'hand')
}
