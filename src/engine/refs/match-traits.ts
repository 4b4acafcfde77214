import { isCardType } from '../../core/card-type.ts'
import type { HasChosen } from '../../core/choice.ts'
import type { Comparison, Filter } from '../../core/filter.ts'
import type { Characteristics } from '../../core/object.ts'
import { setOfSubtype } from '../../core/subtype.ts'
import { notedUnder } from '../links/memory.ts'
import type { Env } from './env.ts'
import { hasKeyword } from './keywords.ts'
import { compare } from './relation.ts'

const PRINTED: readonly (keyof Filter)[] = [
  'types',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'supertypes',
  'notSupertypes',
  'colors',
  'notColors',
  'someColors',
  'colorCount',
  'name',
  'alternative',
  'keywords',
  'notKeywords',
  'hasAbilities',
  'power',
  'toughness',
  'manaValue',
  'xInCost',
  'historic',
  'chosen',
  'notChosen',
]
/** Whether a filter looks at nothing that is printed or computed, so that a card nobody knows can match. */
export const asksNothingPrinted = (filter: Filter): boolean => PRINTED.every((field) => filter[field] === undefined)

/** CR 608.2j: the part of a filter that looks at characteristics: only at those it names, whatever others there are. */
export const matchesTraits = (env: Env, filter: Filter, traits: Characteristics): boolean => {
  const number = (wanted: Comparison | undefined, value: number | null): boolean =>
    wanted === undefined ||
    (value !== null && isDefined(env, wanted) && compare(value, wanted.op, env.read.evaluate(env, wanted.amount)))
  const has = (subtype: string): boolean => hasSubtype(traits, subtype)
  return (
    (filter.types?.every((type) => traits.types.includes(type)) ?? true) &&
    !(filter.notTypes?.some((type) => traits.types.includes(type)) ?? false) &&
    (filter.subtypes?.every(has) ?? true) &&
    !(filter.notSubtypes?.some(has) ?? false) &&
    (filter.supertypes?.every((type) => traits.supertypes.includes(type)) ?? true) &&
    !(filter.notSupertypes?.some((type) => traits.supertypes.includes(type)) ?? false) &&
    (filter.colors?.every((color) => traits.colors.includes(color)) ?? true) &&
    !(filter.notColors?.some((color) => traits.colors.includes(color)) ?? false) &&
    (filter.someColors?.some((color) => traits.colors.includes(color)) ?? true) &&
    matchesColorCount(filter, traits.colors.length) &&
    (filter.name === undefined || traits.name === filter.name) &&
    (filter.alternative === undefined || traits.alternative === filter.alternative) &&
    (filter.keywords?.every((keyword) => hasKeyword(traits, keyword)) ?? true) &&
    !(filter.notKeywords?.some((keyword) => hasKeyword(traits, keyword)) ?? false) &&
    (filter.chosen === undefined || hasChosen(env, filter.chosen, traits) === true) &&
    (filter.notChosen === undefined || hasChosen(env, filter.notChosen, traits) === false) &&
    (filter.hasAbilities === undefined || filter.hasAbilities === hasAbilities(traits)) &&
    number(filter.power, traits.power) &&
    number(filter.toughness, traits.toughness) &&
    number(filter.manaValue, traits.manaValue) &&
    (filter.xInCost === undefined || filter.xInCost === (traits.manaCost?.includes('X') === true)) &&
    (filter.historic === undefined ||
      filter.historic ===
        (traits.types.includes('artifact') ||
          traits.supertypes.includes('legendary') ||
          traits.subtypes.includes('Saga')))
  )
}

const hasSubtype = ({ subtypes, allCreatureTypes }: Characteristics, name: string): boolean =>
  subtypes.includes(name) || (allCreatureTypes && setOfSubtype(name) === 'creature')

/** CR 607.5a: no number is equal to, greater or less than one that was not chosen. */
const isDefined = (env: Env, { amount }: Comparison): boolean =>
  typeof amount === 'number' || amount.kind !== 'chosen-number' || notedUnder(env, amount) !== undefined

/** CR 607.2d: whether an object has the chosen value; null if none was chosen (607.5a), when nothing has it and nothing has another. */
const hasChosen = (env: Env, has: HasChosen, traits: Characteristics): boolean | null => {
  const value = notedUnder(env, has)
  if (value === undefined) return null
  switch (has.what) {
    case 'color':
      return traits.colors.some((color) => color === value)
    case 'type':
      return isCardType(value) ? traits.types.includes(value) : hasSubtype(traits, value)
    case 'name':
      return traits.name === value
    case 'parity':
      return (traits.manaValue % 2 === 0 ? 'even' : 'odd') === value
  }
}

/** CR 113.12: what effects say an object is or can't do is no ability of it; words that are not understood are one. */
const hasAbilities = ({ abilities, gaps }: Characteristics): boolean => abilities.length + gaps.length > 0

const matchesColorCount = (filter: Filter, count: number): boolean => {
  switch (filter.colorCount) {
    case undefined:
      return true
    case 'colorless':
      return count === 0
    case 'colored':
      return count > 0
    case 'monocolored':
      return count === 1
    case 'multicolored':
      return count > 1
  }
}
