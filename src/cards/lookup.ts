import type { CardDefinition } from '../core/card.ts'
import type { CardObject } from '../core/card-object.ts'
import { type Catalogue, createCatalogue, joinCatalogues } from './catalogue.ts'
import { compileRequestCards } from './request-cards.ts'
import { starterCards } from './starter/starter-cards.ts'

/** The cards known without a request. Indexed while the module loads, which costs no request its time. */
export const starterCatalogue: Catalogue = createCatalogue(starterCards)

/** Where a request looks names up: among its own cards first, then in the starter set. */
export interface RequestLookup extends Pick<Catalogue, 'find' | 'nearestNames'> {
  /** The definitions of the cards that were sent. */
  readonly sent: readonly CardDefinition[]
  /** Names sent more than once. */
  readonly repeated: readonly string[]
}

export const lookupFor = (sent: readonly CardObject[] = []): RequestLookup => {
  const { cards, repeated } = compileRequestCards(sent)
  const { find, nearestNames } =
    cards.length === 0 ? starterCatalogue : joinCatalogues(createCatalogue(cards), starterCatalogue)
  return { find, nearestNames, sent: cards, repeated }
}
