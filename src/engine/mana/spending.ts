import type { Mana } from '../../core/mana.ts'
import type { Characteristics } from '../../core/object.ts'

/** What mana is spent on: a spell, an activated ability, or something an effect asks for. */
export type Spending =
  | { readonly on: 'spell'; readonly traits: Characteristics }
  | { readonly on: 'ability' }
  | { readonly on: 'other' }

/** CR 106.6: whether a unit of mana may be spent on it. */
export const maySpend = ({ restriction }: Mana, spending: Spending): boolean => {
  switch (restriction) {
    case undefined:
      return true
    case 'abilities':
      return spending.on === 'ability'
    case 'creature-spells':
      return spending.on === 'spell' && spending.traits.types.includes('creature')
    case 'artifact-spells':
      return spending.on === 'spell' && spending.traits.types.includes('artifact')
    case 'instant-or-sorcery-spells':
      return spending.on === 'spell' && spending.traits.types.some((type) => type === 'instant' || type === 'sorcery')
  }
}
