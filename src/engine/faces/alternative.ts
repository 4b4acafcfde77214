import type { AlternativeKind, CardDefinition } from '../../core/card.ts'

/** How a spell can have its alternative characteristics: a prepare spell is only ever cast as a copy (722.3). */
const CAST_AS: ReadonlySet<AlternativeKind> = new Set(['adventure', 'omen', 'prototype'])

export const canBeCastAs = ({ alternative }: CardDefinition): boolean =>
  alternative !== undefined && CAST_AS.has(alternative.kind)

const alternatives = new WeakMap<CardDefinition, CardDefinition>()

/**
 * CR 715.3b, 720.3b: a card with its alternative characteristics and no others. CR 718.3b, 718.5: one that is prototyped differs in mana
 * cost, power and toughness alone, and in the colours of that cost. CR 715.2a–b, 718.2a, 720.2a–b, 722.2a–b: that it has such
 * characteristics is one of its copiable values, whether it uses them or not.
 */
export const alternativeOf = (front: CardDefinition): CardDefinition | undefined => {
  if (front.alternative === undefined) return undefined
  const known = alternatives.get(front)
  if (known !== undefined) return known
  const { kind, face } = front.alternative
  const own = kind === 'prototype' ? prototyped(front, face) : face
  const shown = { ...own, alternative: front.alternative }
  alternatives.set(front, shown)
  return shown
}

const prototyped = (front: CardDefinition, { manaCost, power, toughness, colors }: CardDefinition): CardDefinition => {
  const { colors: _, power: __, toughness: ___, ...same } = front
  return {
    ...same,
    manaCost,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(colors === undefined ? {} : { colors }),
  }
}

/** CR 722.2a: the prepare spell of an object with these characteristics. */
export const prepareSpellOf = ({ alternative }: CardDefinition): CardDefinition | undefined =>
  alternative?.kind === 'preparation' ? alternative.face : undefined
