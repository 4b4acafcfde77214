import type { CardLookup } from '../core/card.ts'
import type { Face } from '../core/face.ts'

/**
 * CR 712.8, 715.3b, 720.3b: the name a card is written down by, as the lookup spells it; that of a back face, of an Adventure or of an
 * Omen stays, for it says what is up or what it was cast as.
 */
export const writtenName = (cards: CardLookup | undefined, text: string): string =>
  otherFaceNamed(cards, text)?.name ?? cards?.(text)?.name ?? text

/** Which face besides the front a name stands for. */
export const otherFaceNamed = (
  cards: CardLookup | undefined,
  text: string,
): { readonly face: Exclude<Face, 'front'>; readonly name: string } | undefined => {
  const card = cards?.(text)
  if (card === undefined || isSame(card.name, text)) return undefined
  const others = [
    { face: 'back', name: card.back?.face.name },
    { face: 'alternative', name: card.alternative?.face.name },
  ] as const
  for (const { face, name } of others) if (name !== undefined && isSame(name, text)) return { face, name }
  return undefined
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
