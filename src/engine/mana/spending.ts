import type { Filter } from '../../core/filter.ts'
import type { Mana } from '../../core/mana.ts'
import type { Characteristics } from '../../core/object.ts'

/** What mana is spent on: a spell, an activated ability, or something an effect asks for. */
export type Spending =
  | { readonly on: 'spell'; readonly traits: Characteristics; readonly is: Matching }
  /** `is` asks of the object the ability is on. */
  | { readonly on: 'ability'; readonly is: Matching }
  | { readonly on: 'other' }

type Matching = (filter: Filter) => boolean

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
  const { spells, abilitiesOf } = restriction
  if (spells === undefined && abilitiesOf === undefined) return true
  if (spending.on === 'other') return false
  const meant = spending.on === 'spell' ? spells : abilitiesOf
  return meant !== undefined && spending.is(meant)
}

/** CR 106.6: whether a spell that this was spent on can't be countered. */
export const makesUncounterable = ({ restriction }: Mana, spending: Spending): boolean =>
  typeof restriction === 'object' &&
  restriction.uncounterable !== undefined &&
  spending.on === 'spell' &&
  spending.is(restriction.uncounterable)
