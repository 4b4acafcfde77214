import { lookupFor } from '../../cards/lookup.ts'
import type { CardLookup } from '../../core/card.ts'
import type { CardObject } from '../../core/card-object.ts'

/** The cards a request is played with: those it brought, then the catalogue. */
export interface CardShelf {
  readonly lookup: CardLookup
  /** Names like one that nobody knows, the likeliest first. */
  readonly nearest: (name: string) => readonly string[]
}

const MOST_NEAREST = 5

export const openShelf = (sent: readonly CardObject[]): CardShelf => {
  const { find, nearestNames } = lookupFor(sent)
  return { lookup: find, nearest: (name) => nearestNames(name, MOST_NEAREST) }
}

/** Cards sent, each once: a deck may name the same card four times. The same name for different cards is no answer. */
export const distinctCards = (
  sent: readonly CardObject[],
): { cards: readonly CardObject[]; repeated: readonly string[] } => {
  const byName = new Map<string, CardObject>()
  const repeated = new Set<string>()
  for (const card of sent) {
    const known = byName.get(card.name)
    if (known === undefined) byName.set(card.name, card)
    else if (JSON.stringify(known) !== JSON.stringify(card)) repeated.add(card.name)
  }
  return { cards: [...byName.values()], repeated: [...repeated] }
}
