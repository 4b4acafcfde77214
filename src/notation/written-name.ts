import type { CardDefinition, CardLookup } from '../core/card.ts'
import { type Face, HALVES } from '../core/face.ts'

/**
 * CR 712.8, 709.3b, 709.5, 710.2, 715.3b, 720.3b: the name a card is written down by, as the lookup spells it; that of a back face, of an
 * Adventure or Omen, of a half or of the other side of a flip card stays, for it says what is up, what counts or what it was cast as.
 */
export const writtenName = (cards: CardLookup | undefined, text: string): string => {
  const card = cards?.(text)
  const flipped = card?.flipped?.name
  if (flipped !== undefined && isSame(flipped, text)) return flipped
  return otherFaceNamed(cards, text)?.name ?? card?.name ?? text
}

type Named = { readonly face: Exclude<Face, 'front' | 'fused'>; readonly name: string }

/** Which face besides the front, or which half, a name stands for. */
export const otherFaceNamed = (cards: CardLookup | undefined, text: string): Named | undefined => {
  const card = cards?.(text)
  return card === undefined || isSame(card.name, text)
    ? undefined
    : facesOf(card).find(({ name }) => isSame(name, text))
}

const facesOf = ({ back, alternative, halves }: CardDefinition): readonly Named[] => [
  ...(back === undefined ? [] : [{ face: 'back', name: back.face.name } as const]),
  ...(alternative === undefined ? [] : [{ face: 'alternative', name: alternative.face.name } as const]),
  ...(halves === undefined ? [] : HALVES.map((face, at) => ({ face, name: halves[at]!.name }))),
]

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
