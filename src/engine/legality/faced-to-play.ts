import type { CardDefinition } from '../../core/card.ts'
import type { CardType } from '../../core/card-type.ts'
import type { Face } from '../../core/face.ts'
import type { GameObject } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { patchObject } from '../events/commit.ts'
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
  if ((action.face ?? impliedFace(front, action.card, as)) === 'front') return card
  if (front?.back === undefined || !mayShowBack(front, object)) {
    refuse([illegal('cast.no-other-face', ['712.11b', '712.12'], { object: named(ctx, card.object) })])
  }
  return withBackUp(ctx, card)
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
const impliedFace = (front: CardDefinition | undefined, name: string | undefined, as: 'land' | 'spell') => {
  const back = front?.back?.layout === 'modal' ? front.back.face : undefined
  if (front === undefined || back === undefined) return 'front'
  if (name !== undefined && name === back.name) return 'back'
  return !suits(front.typeLine.types, as) && suits(back.typeLine.types, as) ? 'back' : 'front'
}

const suits = (types: readonly CardType[], as: 'land' | 'spell'): boolean => types.includes('land') === (as === 'land')
