import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { patchObject } from '../events/commit.ts'
import { reportFaults } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { liesAsOwn } from './lies-as-own.ts'
import type { ProposedCard } from './proposed.ts'

/** How an action names a card: by id, by name, or both where the id stands for a card nobody knew. */
export interface CardPointer {
  readonly player: PlayerId
  readonly object?: ObjectId
  readonly card?: string
}

/**
 * The card an action means. A name alone means a card of that name in the player's hand, or else one unknown card there,
 * which is now known to be it. An id or name nobody knows is a fault of what was sent.
 */
export const findCard = (ctx: Context, pointer: CardPointer): ProposedCard => {
  const object = pointer.object ?? cardInHand(ctx, pointer)
  if (ctx.state.objects[object] === undefined) {
    return reportFaults([{ code: 'object.unknown', pointer: '/object', rules: [], params: { id: object } }])
  }
  if (ctx.state.objects[object]!.substance.kind === 'unknown') becomeKnown(ctx, object, pointer.card)
  const { zone, owner } = ctx.state.objects[object]!
  const { player } = pointer
  const seen = liesAsOwn(ctx, player, object) ? player : owner
  return { player, object, zone, owner: seen, traits: project(ctx).of(object)! }
}

const cardInHand = (ctx: Context, { player, card }: CardPointer): ObjectId => {
  if (card === undefined) return missing()
  const { hand } = ctx.state.players[player]!
  const name = definedName(ctx, card)
  const known = hand.find((id) => {
    const { substance } = ctx.state.objects[id]!
    return substance.kind === 'card' && ctx.cards(substance.name)?.name === name
  })
  const found = known ?? hand.find((id) => ctx.state.objects[id]!.substance.kind === 'unknown')
  return found ?? reportFaults([{ code: 'object.unknown', pointer: '/card', rules: ['601.2a'], params: { id: card } }])
}

const becomeKnown = (ctx: Context, object: ObjectId, card: string | undefined): void => {
  if (card === undefined) return missing()
  patchObject(ctx, object, { substance: { kind: 'card', name: definedName(ctx, card) } })
}

const definedName = (ctx: Context, card: string): string =>
  ctx.cards(card)?.name ??
  reportFaults([{ code: 'card.unknown', pointer: '/card', rules: ['108.1'], params: { name: card } }])

const missing = (): never =>
  reportFaults([{ code: 'action.object-missing', pointer: '/card', rules: ['601.2a'], params: {} }])
