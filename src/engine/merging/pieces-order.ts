import type { ObjectId } from '../../core/ids.ts'
import type { Named } from '../../core/illegality.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { printedOn } from '../definitions.ts'
import { KEEPS_GRAVEYARD_ORDER } from '../events/graveyard-order.ts'
import type { MoveProposal, Proposal } from '../events/proposal.ts'
import { nextKey } from '../next-key.ts'
import { isCardPiece, type Piece, piecesOf } from './pieces.ts'

/**
 * CR 712.21a, 730.3a: the cards of a permanent that goes to its owner's library, or to a graveyard the order of which is kept, are
 * arranged by that player. Nothing that is judged here looks at the order of cards in exile.
 */
export const inPiecesOrder = (ctx: Context, proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.map((one) => (one.kind === 'move' ? arranged(ctx, one) : one))

const arranged = (ctx: Context, move: MoveProposal): MoveProposal => {
  const object = ctx.state.objects[move.object]
  if (object === undefined || object.zone !== 'battlefield' || !keepsOrder(ctx, move)) return move
  const pieces = piecesOf(object).filter(isCardPiece)
  if (pieces.length < 2) return move
  const isTop = move.to === 'library' && move.position !== 'bottom'
  const order = askObjects(ctx, {
    kind: 'order',
    purpose: move.to === 'library' ? (isTop ? 'library-top' : 'library-bottom') : 'graveyard',
    key: nextKey(ctx, `pieces:${object.id}`),
    player: object.owner,
    rule: object.merged === undefined ? '712.21a' : '730.3a',
    options: pieces.map(({ id }) => id),
    named: pieces.map((piece) => nameOf(ctx, piece)),
  })
  // The last one that goes on top of a library is its top.
  return { ...move, order: isTop ? order.toReversed() : order }
}

const keepsOrder = (ctx: Context, { to, position }: MoveProposal): boolean =>
  to === 'library'
    ? position !== 'shuffled'
    : to === 'graveyard' && ctx.state.rules.options[KEEPS_GRAVEYARD_ORDER] === true

const nameOf = (ctx: Context, { id, substance }: Piece): Named => {
  const card = printedOn(substance, ctx.cards)
  const fr = card?.names?.fr
  return { id, name: card?.name ?? '', ...(fr === undefined ? {} : { fr }) }
}

/** The pieces in the order in which they go. */
export const inOrder = (pieces: readonly Piece[], order: readonly ObjectId[] | undefined): readonly Piece[] => {
  if (order === undefined) return pieces
  const rank = ({ id }: Piece): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return pieces.toSorted((a, b) => rank(a) - rank(b))
}
