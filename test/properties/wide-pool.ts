import { starterCards } from '../../src/cards/starter/starter-cards.ts'
import type { CardDefinition, CardLookup } from '../../src/core/card.ts'
import { CATALOGUE } from '../catalogue.ts'
import type { Pool } from '../generators/playthrough.ts'
import { definitionOf } from '../support/compile-card.ts'
import { CARD_DEFINITIONS, CARDS } from './cards.ts'
import { COMBAT_CARDS } from './combat-cards.ts'
import { INSET_CARDS } from './inset-cards.ts'
import { RULE_CARDS } from './rule-cards.ts'

/** Every card there is without a file from elsewhere: the starter set, and all that tests invented, texts compiled. */
const compiled: readonly CardDefinition[] = CATALOGUE.map((card) => definitionOf(card))

const unique = (cards: readonly CardDefinition[]): readonly CardDefinition[] => [
  ...new Map(cards.map((card) => [card.name, card])).values(),
]

const ALL = unique([...starterCards, ...compiled, ...CARD_DEFINITIONS, ...COMBAT_CARDS, ...RULE_CARDS, ...INSET_CARDS])
const byName = new Map(ALL.map((card) => [card.name, card]))
const lookup: CardLookup = (name) => byName.get(name)

const hasType = (card: CardDefinition, ...types: readonly string[]): boolean =>
  card.typeLine.types.some((type) => types.includes(type))
const namesOf = (cards: readonly CardDefinition[]): readonly string[] => cards.map(({ name }) => name)

/** Cards that say something of attacking or blocking come up more often than one in many hundreds. */
const speaksOfCombat = ({ abilities }: CardDefinition): boolean =>
  /"act":"(?:attack|block|be-blocked-by)"|"combat-cost"|"menace"|"defender"|"flying"/.test(JSON.stringify(abilities))

const lands = ALL.filter((card) => hasType(card, 'land') && !hasType(card, 'creature'))
const permanents = ALL.filter(
  (card) =>
    hasType(card, 'creature', 'artifact', 'enchantment', 'planeswalker') && !card.typeLine.subtypes.includes('Aura'),
)
const fighters = permanents.filter(speaksOfCombat)
const attachments = ALL.filter(
  ({ typeLine, abilities }) =>
    typeLine.subtypes.includes('Equipment') ||
    (typeLine.subtypes.includes('Aura') &&
      JSON.stringify(abilities).includes('"enchant","filter":{"subject":"permanent","types":["creature"]}')),
)

const inventedPermanents = [...COMBAT_CARDS, ...RULE_CARDS, ...INSET_CARDS].filter(
  (card) => !hasType(card, 'instant', 'sorcery'),
)
const often = (few: readonly string[], among: readonly string[]): readonly string[] =>
  few.length === 0 ? among : [...among, ...Array.from({ length: among.length }, (_, i) => few[i % few.length]!)]

export const WIDE_POOL: Pool = {
  cards: (name) => lookup(name) ?? CARDS(name),
  lands: often(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'], namesOf(lands)),
  permanents: often(namesOf([...fighters, ...inventedPermanents, ...inventedPermanents]), namesOf(permanents)),
  spells: often(namesOf([...RULE_CARDS, ...INSET_CARDS]), namesOf(ALL.filter((card) => !hasType(card, 'land')))),
  creature: 'Plain Ox',
  attachments: namesOf(attachments),
}
