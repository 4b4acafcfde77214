import type { Cost } from '../core/cost.ts'
import type { Filter } from '../core/filter.ts'
import type { Named } from '../core/illegality.ts'
import type { Lang } from '../core/lang.ts'
import { type ManaCost, printManaCost } from '../core/mana.ts'

/** What sentences need and only a printer of card text knows; the caller brings it. */
export interface Phrases {
  /** Singular, with its indefinite article: “a creature you control”, « une créature que vous contrôlez ». */
  filter(filter: Filter, lang: Lang): string
  /** As a card prints it, without a full stop: “{1}, {T}, sacrifice a creature”. */
  cost(cost: Cost, lang: Lang): string
}

/** How a sentence about an action says the things in its params. */
export interface Speaker {
  name(named: Named): string
  filter(filter: Filter): string
  cost(cost: Cost): string
  mana(cost: ManaCost): string
}

export const speakerOf = (lang: Lang, phrases: Phrases): Speaker => ({
  name: (named) => nameIn(named, lang),
  filter: (filter) => phrases.filter(filter, lang),
  cost: (cost) => phrases.cost(cost, lang),
  mana: printPrice,
})

export const nameIn = (named: Named, lang: Lang): string => (lang === 'fr' ? (named.fr ?? named.name) : named.name)

/** A cost without symbols is nothing to pay, and is said as {0}. */
const printPrice = (cost: ManaCost): string => (cost.length === 0 ? '{0}' : printManaCost(cost))
