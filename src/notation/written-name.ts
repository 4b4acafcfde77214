import type { CardDefinition, CardLookup } from '../core/card.ts'
import type { Half } from '../core/face.ts'

/**
 * CR 712.8, 709.3b, 709.5, 710.2: the name a card is written down by, as the lookup spells it; that of a back face, a half or the other
 * side of a flip card stays, for it says which of them counts.
 */
export const writtenName = (cards: CardLookup | undefined, text: string): string => {
  const card = cards?.(text)
  return partsOf(card).find((name) => isSame(name, text)) ?? card?.name ?? text
}

/** CR 709.3: the half of a split card that is called so. */
export const halfCalled = (cards: CardLookup | undefined, text: string): Half | undefined => {
  const at = cards?.(text)?.halves?.findIndex(({ name }) => isSame(name, text)) ?? -1
  return at < 0 ? undefined : at === 0 ? 'left' : 'right'
}

const partsOf = (card: CardDefinition | undefined): readonly string[] =>
  [card?.back?.face, card?.flipped, ...(card?.halves ?? [])].flatMap((part) => part?.name ?? [])

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
