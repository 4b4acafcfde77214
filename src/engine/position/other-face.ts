import type { CardDefinition } from '../../core/card.ts'
import type { Marks } from '../../core/marks.ts'
import { prepareSpellOf } from '../faces/alternative.ts'
import type { NamedObject } from './planned-object.ts'

const isNamed = ({ entry, stacked }: NamedObject, face: CardDefinition | undefined): boolean =>
  face !== undefined && face.name.toLowerCase() === (stacked ?? entry).name?.toLowerCase()

/**
 * CR 712.8, 715.3b, 720.3b: a permanent or spell called by the name of a back face has that face up; a spell called by that of an Adventure
 * or Omen was cast as that.
 */
export const facingByName = (named: NamedObject): Pick<Marks, 'back' | 'alternative'> => {
  const { card, zone, entry, stacked } = named
  if (zone !== 'battlefield' && zone !== 'stack') return {}
  if (isNamed(named, card?.back?.face)) return { back: true }
  const { marks } = stacked ?? entry
  const isNew = zone === 'stack' && card?.alternative?.kind !== 'preparation' && marks?.alternative !== true
  return isNew && !isNamed(named, card) && isNamed(named, card?.alternative?.face) ? { alternative: true } : {}
}

/** CR 722.3, 722.3c: what is called by the name of a prepare spell in exile or on the stack is a copy of that. */
export const prepareSpellByName = (named: NamedObject): CardDefinition | undefined => {
  const { card, zone } = named
  const face = card === undefined ? undefined : prepareSpellOf(card)
  return (zone === 'exile' || zone === 'stack') && !isNamed(named, card) && isNamed(named, face) ? face : undefined
}
