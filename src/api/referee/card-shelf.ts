import { createCatalogue } from '../../cards/catalogue.ts'
import { compileCard } from '../../compiler/index.ts'
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
  const catalogue = createCatalogue(sent.flatMap((card) => compileCard(card).faces.map(({ definition }) => definition)))
  return { lookup: catalogue.find, nearest: (name) => catalogue.nearestNames(name, MOST_NEAREST) }
}
