import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Opening } from '../../core/opening.ts'
import { askObjects, askYesNo } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { shuffleLibrary } from '../effects/move.ts'
import { patchState } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { refuseOpeningHandGaps } from '../gaps.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'
import { actedOn, doBeforeMulligan } from './before-mulligan.ts'
import { drawOpeningHand, STARTING_HAND_SIZE } from './opening-hand.ts'

const mulligansOf = ({ mulligans }: Opening, player: PlayerId): number => mulligans[player] ?? 0

/** CR 103.5c: among more than two players the first mulligan costs no card. */
const cardsOwed = (ctx: Context, opening: Opening, player: PlayerId): number =>
  Math.max(0, mulligansOf(opening, player) - (ctx.state.rules.variant === 'two-player' ? 0 : 1))

/**
 * CR 103.5, 101.4e: in turn order from the starting player everybody who has not kept says whether to take a mulligan; then all who do take it at once. Nobody
 * may go on who would be left without a card. CR 103.5b: what a card lets somebody do before is a step of its own, with the
 * declarations so far kept in `kept` and `owing`.
 */
export const declareMulligans = (ctx: Context, opening: Opening): void => {
  refuseOpeningHandGaps(ctx)
  const kept = [...opening.kept]
  const takers = [...opening.owing]
  for (const player of turnOrderFrom(ctx.state, mainTurn(ctx.state).active[0]!)) {
    if (kept.includes(player) || takers.includes(player)) continue
    const object = actedOn(ctx, player)
    if (object !== undefined) {
      patchState(ctx, { opening: { ...opening, kept, owing: takers } })
      return doBeforeMulligan(ctx, player, object)
    }
    if (wantsMulligan(ctx, opening, player)) takers.push(player)
    else kept.push(player)
  }
  if (takers.length === 0) return patchState(ctx, { opening: { ...opening, stage: 'opening-hand' } })
  const mulligans = { ...opening.mulligans }
  for (const player of takers) {
    mulligans[player] = mulligansOf(opening, player) + 1
    takeMulligan(ctx, player)
  }
  patchState(ctx, { opening: { ...opening, stage: 'bottom', mulligans, kept, owing: takers } })
}

const wantsMulligan = (ctx: Context, opening: Opening, player: PlayerId): boolean => {
  if (cardsOwed(ctx, opening, player) >= STARTING_HAND_SIZE) return false
  const key = `mulligan:${player}:${mulligansOf(opening, player) + 1}`
  return askYesNo(ctx, { kind: 'yes-or-no', purpose: 'mulligan', key, player, rule: '103.5', source: null })
}

/** CR 103.5: the hand is shuffled into the library, and a new one of full size is drawn. */
const takeMulligan = (ctx: Context, player: PlayerId): void => {
  cite(ctx, '103.5', { player })
  happen(
    ctx,
    ctx.state.players[player]!.hand.map((object): Proposal => ({ kind: 'move', object, to: 'library', cause: 'move' })),
  )
  shuffleLibrary(ctx, player)
  drawOpeningHand(ctx, player)
}

/** CR 103.5, 103.5c: as many cards as mulligans were taken go from the new hand to the bottom, in any order. */
export const putOnBottom = (ctx: Context, opening: Opening): void => {
  for (const player of opening.owing) {
    const { hand } = ctx.state.players[player]!
    const owed = Math.min(cardsOwed(ctx, opening, player), hand.length)
    const chosen = askObjects(ctx, {
      kind: 'choose-objects',
      purpose: 'put-on-bottom',
      key: `mulligan-bottom:${player}`,
      player,
      rule: '103.5',
      source: null,
      options: hand,
      min: owed,
      max: owed,
    })
    // One after the other, each under all that lie there already.
    for (const object of ordered(ctx, player, chosen)) {
      happen(ctx, [{ kind: 'move', object, to: 'library', cause: 'move', position: 'bottom' }])
    }
  }
  patchState(ctx, { opening: { ...opening, stage: 'mulligan', owing: [] } })
}

/** First is nearest the top; cards nobody can tell apart need no order. */
const ordered = (ctx: Context, player: PlayerId, ids: readonly ObjectId[]): readonly ObjectId[] => {
  if (ids.every((id) => ctx.state.objects[id]?.substance.kind === 'unknown')) return ids
  const key = `mulligan-order:${player}`
  return askObjects(ctx, { kind: 'order', purpose: 'library-bottom', key, player, rule: '103.5', options: ids })
}
