import type { AlternativeKind, CardDefinition } from '../../core/card.ts'

/** How a spell can have its alternative characteristics: a prepare spell is only ever cast as a copy (722.3). */
const CAST_AS: ReadonlySet<AlternativeKind> = new Set(['adventure', 'omen', 'prototype'])

export const canBeCastAs = ({ alternative }: CardDefinition): boolean =>
  alternative !== undefined && CAST_AS.has(alternative.kind)

const alternatives = new WeakMap<CardDefinition, CardDefinition>()

/**
 * CR 715.3b, 718.3b, 720.3b: a card with its alternative characteristics in place of its normal ones. CR 715.2a–b, 718.2a, 720.2a–b: it
 * still has them, and copies of it do.
 */
export const alternativeOf = (front: CardDefinition): CardDefinition | undefined => {
  if (front.alternative === undefined) return undefined
  const known = alternatives.get(front)
  if (known !== undefined) return known
  const shown = { ...front.alternative.face, alternative: front.alternative }
  alternatives.set(front, shown)
  return shown
}

/** CR 722.2a: the prepare spell of an object with these characteristics. */
export const prepareSpellOf = ({ alternative }: CardDefinition): CardDefinition | undefined =>
  alternative?.kind === 'preparation' ? alternative.face : undefined
