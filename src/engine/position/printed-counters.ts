import type { CardDefinition } from '../../core/card.ts'
import type { Counters } from '../../core/counter.ts'

/** CR 306.5b, 310.4b: what a planeswalker or battle enters with, and has if nobody mentions it. */
export const printedCounters = (card: CardDefinition | undefined): Counters => {
  if (card === undefined) return {}
  const { typeLine, loyalty = 0, defense = 0 } = card
  return {
    ...(typeLine.types.includes('planeswalker') && loyalty > 0 ? { loyalty } : {}),
    ...(typeLine.types.includes('battle') && defense > 0 ? { defense } : {}),
  }
}
