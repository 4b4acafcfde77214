import type { CardDefinition } from '../../core/card.ts'
import type { CardType } from '../../core/card-type.ts'
import type { Face } from '../../core/face.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { patchObject } from '../events/commit.ts'
import { canBeCastAs } from '../faces/alternative.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'

interface Faced {
  readonly face?: Face
  readonly card?: string
}

/**
 * CR 712.11–712.11c, 712.12: which face of a double-faced card is cast or played is chosen first, and only that face is asked about
 * after that. The back face is for a modal card to choose, or for an ability that lets the card be cast transformed.
 */
export const facedToPlay = (ctx: Context, action: Faced, card: ProposedCard, as: 'land' | 'spell'): ProposedCard => {
  const object = ctx.state.objects[card.object]!
  const front = object.copyOf === undefined ? frontOf(object, ctx.cards) : undefined
  const face = action.face ?? impliedFace(front, action.card, as)
  if (face === 'front') return card
  if (face === 'alternative') return castAsAlternative(ctx, card, front)
  if (front?.back === undefined || !mayShowBack(front, object)) {
    refuse([illegal('cast.no-other-face', ['712.11b', '712.12'], { object: named(ctx, card.object) })])
  }
  return withBackUp(ctx, card)
}

/**
 * CR 702.160a, 715.3, 715.3a, 718.3, 718.3a, 720.3, 720.3a: a card is cast as an Adventure or Omen, or prototyped, by its player's choice, and only
 * those characteristics are asked about after that. CR 722.3: a preparation card is not cast so.
 */
const castAsAlternative = (ctx: Context, card: ProposedCard, front: CardDefinition | undefined): ProposedCard => {
  const object = named(ctx, card.object)
  const kind = front?.alternative?.kind
  if (kind === undefined) return refuse([illegal('cast.no-other-face', ['715.3', '718.3', '720.3'], { object })])
  if (kind === 'preparation') return refuse([illegal('cast.only-a-copy', ['722.3', '722.3c'], { object })])
  cite(ctx, CHOSEN[kind], { object: card.object })
  return withAlternative(ctx, card)
}

const CHOSEN = { adventure: '715.3a', omen: '720.3a', prototype: '718.3a' } as const

export const withAlternative = (ctx: Context, card: ProposedCard): ProposedCard => {
  patchObject(ctx, card.object, { marks: { ...ctx.state.objects[card.object]!.marks, alternative: true } })
  return { ...card, traits: project(ctx).of(card.object)! }
}

export const withBackUp = (ctx: Context, card: ProposedCard): ProposedCard => {
  patchObject(ctx, card.object, { marks: { ...ctx.state.objects[card.object]!.marks, back: true } })
  return { ...card, traits: project(ctx).of(card.object)! }
}

/** CR 712.11b, 712.11d, 702.146a: a modal card's back face; any card's that disturb lets be cast transformed from a graveyard. */
export const mayShowBack = (front: CardDefinition, { zone }: Pick<GameObject, 'zone'>): boolean =>
  front.back?.layout === 'modal' || (zone === 'graveyard' && disturbCost(front) !== undefined)

export const disturbCost = ({ abilities }: CardDefinition) =>
  abilities.flatMap((ability) => (ability.kind === 'keyword' && ability.keyword === 'disturb' ? [ability.cost] : []))[0]

/** The face an action names by its own name, or the only one that can be played as said; the front face by default (712.11). */
const impliedFace = (front: CardDefinition | undefined, name: string | undefined, as: 'land' | 'spell'): Face => {
  const other = front === undefined ? undefined : otherFace(front)
  if (front === undefined || other === undefined) return 'front'
  if (name !== undefined && name !== front.name && name === other.card.name) return other.face
  return !suits(front.typeLine.types, as) && suits(other.card.typeLine.types, as) ? other.face : 'front'
}

/** The face besides the front that a card can be played with from anywhere. */
const otherFace = (front: CardDefinition): { readonly face: Face; readonly card: CardDefinition } | undefined => {
  if (front.back?.layout === 'modal') return { face: 'back', card: front.back.face }
  return front.alternative !== undefined && canBeCastAs(front)
    ? { face: 'alternative', card: front.alternative.face }
    : undefined
}

const suits = (types: readonly CardType[], as: 'land' | 'spell'): boolean => types.includes('land') === (as === 'land')
