import type { CardLookup } from '../core/card.ts'

/** CR 712.8: the name a card is written down by, as the lookup spells it; that of a back face stays, for it says that face is up. */
export const writtenName = (cards: CardLookup | undefined, text: string): string => {
  const card = cards?.(text)
  const back = card?.back?.face.name
  return back !== undefined && back.toLowerCase() === text.toLowerCase() ? back : (card?.name ?? text)
}
