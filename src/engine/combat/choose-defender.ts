import type { PlayerId } from '../../core/ids.ts'
import type { Turn } from '../../core/state.ts'
import { ask } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchCombat } from '../events/commit.ts'
import { mainTurn, opponentsOf } from '../seats.ts'

/**
 * CR 506.2a, 507.1: where not every opponent can be attacked at once (option `attackOnePlayer`), the active player chooses the
 * one who will be the defending player as combat begins; later only if a position came without saying whom.
 */
export const chooseDefendingPlayer = (ctx: Context, turn: Turn): void => {
  if (ctx.state.rules.options.attackOnePlayer !== true || turn.combat === null) return
  if (turn.combat.defending !== undefined) return
  const player = turn.active[0]!
  const options = opponentsOf(ctx.state, player)
  if (options.length < 2) return
  const chosen = ask(ctx, {
    kind: 'choose-player',
    key: `defending-player:${player}`,
    player,
    rule: '507.1',
    source: null,
    options,
  })
  patchCombat(ctx, mainTurn(ctx.state), { defending: chosen as PlayerId })
  cite(ctx, '507.1', { player: chosen as PlayerId })
}
