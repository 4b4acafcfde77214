import type { Language } from '../../../src/library/index.ts'

/** The names of the nine sections, which no restatement file carries. */
export const SECTION_TITLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  1: { en: 'Game Concepts', fr: 'Concepts du jeu' },
  2: { en: 'Parts of a Card', fr: 'Parties d’une carte' },
  3: { en: 'Card Types', fr: 'Types de carte' },
  4: { en: 'Zones', fr: 'Zones' },
  5: { en: 'Turn Structure', fr: 'Structure du tour' },
  6: { en: 'Spells, Abilities, and Effects', fr: 'Sorts, capacités et effets' },
  7: { en: 'Additional Rules', fr: 'Règles supplémentaires' },
  8: { en: 'Multiplayer Rules', fr: 'Règles multijoueurs' },
  9: { en: 'Casual Variants', fr: 'Variantes conviviales' },
}
