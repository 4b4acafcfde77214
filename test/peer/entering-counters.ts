import type { CardDefinition } from '../../src/core/card.ts'
import type { Counters } from '../../src/core/counter.ts'

/**
 * The counters that a permanent which has been there since before entered with, as far as its own text gives a fixed number
 * whatever else is so. Without them what has toughness only by them (122.1a) would be gone before a script begins.
 */
export const enteringCounters = (card: CardDefinition | undefined): Counters => {
  const counters: Record<string, number> = {}
  for (const ability of card?.abilities ?? []) {
    if (ability.kind !== 'static' || ability.condition !== undefined) continue
    for (const effect of ability.effects) {
      if (effect.kind !== 'replacement' || effect.replacement.kind !== 'enters-with') continue
      const { what, counters: given, condition, unless, unlessPaid } = effect.replacement
      if (what !== 'self' || condition !== undefined || unless !== undefined || unlessPaid !== undefined) continue
      if (typeof given?.amount === 'number') counters[given.counter] = (counters[given.counter] ?? 0) + given.amount
    }
  }
  return counters
}
