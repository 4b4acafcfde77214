import type { Action } from '../../core/action.ts'
import { type Context, cite } from '../context.ts'
import { patchPlayer, record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { refuseGapsOfSpell } from '../gaps.ts'
import { shownToPlay } from '../legality/exiled-to-cast.ts'
import { facedToPlay } from '../legality/faced-to-play.ts'
import { findCard } from '../legality/find-card.ts'
import { LAND_STAGES } from '../legality/registry.ts'
import { passStages } from '../legality/stage.ts'
import { watch } from '../triggers/watch.ts'

/** CR 305.1, 116.2a: a land is put onto the battlefield from where it lies as a special action, without the stack. */
export const playLand = (ctx: Context, action: Extract<Action, { kind: 'play-land' }>): void => {
  const card = facedToPlay(ctx, action, shownToPlay(ctx, findCard(ctx, action)), 'land')
  passStages(ctx, LAND_STAGES, card)
  refuseGapsOfSpell(ctx, card.object)
  const { player, object } = card
  cite(ctx, '305.1', { object })
  const { landsPlayed } = ctx.state.players[player]!
  patchPlayer(ctx, player, { landsPlayed: landsPlayed + 1 })
  const back = ctx.state.objects[object]!.marks?.back === true ? { back: true } : {}
  const [moved] = happen(ctx, [{ kind: 'move', object, to: 'battlefield', cause: 'play', under: player, ...back }])
  const became = moved?.kind === 'zone-change' ? (moved.became ?? object) : object
  watch(ctx, [record(ctx, { kind: 'land-played', object: became, player })])
}
