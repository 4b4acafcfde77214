import type { CardDefinition } from '../../core/card.ts'

const backs = new WeakMap<CardDefinition, CardDefinition>()

/**
 * CR 712.8, 712.8e, 202.3b: the back face of a double-faced card as an object with it up has it: only its own characteristics, but
 * of a nonmodal card the mana value is that of the front face.
 */
export const backOf = (front: CardDefinition): CardDefinition | undefined => {
  if (front.back === undefined) return undefined
  const known = backs.get(front)
  if (known !== undefined) return known
  const { layout, face } = front.back
  const back = layout === 'modal' ? face : { ...face, valueCost: front.manaCost ?? [] }
  backs.set(front, back)
  return back
}

const singles = new WeakMap<CardDefinition, CardDefinition>()

/** CR 707.8, 712.8e: one face alone, as it is copied: there is no other side, and the copy of a back face has a mana value of its own. */
export const singleFace = (face: CardDefinition): CardDefinition => {
  if (face.back === undefined && face.valueCost === undefined) return face
  const known = singles.get(face)
  if (known !== undefined) return known
  const { back: _, valueCost: __, ...single } = face
  singles.set(face, single)
  return single
}
