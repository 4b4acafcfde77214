import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { nextKey } from '../next-key.ts'
import type { MoveProposal, Proposal } from './proposal.ts'

/** The option of a game in which the order of graveyards is kept. */
export const KEEPS_GRAVEYARD_ORDER = 'graveyardOrder'

/**
 * CR 404.3: cards put into one graveyard at the same time are arranged by their owner. No text that is judged here looks at the
 * order, so nobody is asked unless the game's options say that it is kept.
 */
export const inGraveyardOrder = (ctx: Context, proposals: readonly Proposal[]): readonly Proposal[] => {
  if (ctx.state.rules.options[KEEPS_GRAVEYARD_ORDER] !== true) return proposals
  const buried = proposals.filter((one): one is MoveProposal => isBuried(ctx, one))
  const owners = [...new Set(buried.map(({ object }) => ownerOf(ctx, object)))]
  const order = owners.flatMap((player) =>
    asOwnerLikes(
      ctx,
      player,
      buried.filter(({ object }) => ownerOf(ctx, object) === player),
    ),
  )
  let at = 0
  return proposals.map((one) => (isBuried(ctx, one) ? order[at++]! : one))
}

const ownerOf = (ctx: Context, id: ObjectId): PlayerId => ctx.state.objects[id]!.owner

/** Tokens and copies of spells cease to be there; what goes alone needs no order. */
const isBuried = (ctx: Context, proposal: Proposal): boolean => {
  if (proposal.kind !== 'move' || proposal.to !== 'graveyard') return false
  const kind = ctx.state.objects[proposal.object]?.substance.kind
  return kind === 'card' || kind === 'unknown'
}

/** First is first: the last one lies on top. */
const asOwnerLikes = (ctx: Context, player: PlayerId, moves: readonly MoveProposal[]): readonly MoveProposal[] =>
  askObjects(ctx, {
    kind: 'order',
    purpose: 'graveyard',
    key: nextKey(ctx, `graveyard:${player}`),
    player,
    rule: '404.3',
    options: moves.map(({ object }) => object),
  }).map((id) => moves.find(({ object }) => object === id)!)
