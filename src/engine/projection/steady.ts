import type { Ability, Affected } from '../../core/ability.ts'
import type { Filter } from '../../core/filter.ts'
import type { Modification } from '../../core/modification.ts'
import { indexAbilities } from '../keywords/ability-index.ts'
import { hasLinks } from '../links/rewrite-links.ts'

/**
 * CR 613.5: whether what continuous effects do can change only with the objects themselves: they have no condition, count
 * nothing, and choose what they affect by characteristics alone. Turns, life, mana, damage or tapping then change no
 * characteristic, and what was worked out before such a change still holds.
 */
export const areSteady = (abilities: readonly Ability[]): boolean => {
  const known = judged.get(abilities)
  if (known !== undefined) return known
  const steady = indexAbilities(abilities).continuous.every(
    ({ ability, effect }) =>
      ability.condition === undefined && isSteadyTarget(effect.affects) && areSteadyModifications(effect.modifications),
  )
  judged.set(abilities, steady)
  return steady
}

const judged = new WeakMap<readonly Ability[], boolean>()

export const areSteadyModifications = (modifications: readonly Modification[]): boolean =>
  modifications.every(isSteadyModification)

const isSteadyModification = (modification: Modification): boolean => {
  switch (modification.kind) {
    case 'control':
      return modification.player.ref === 'you'
    case 'define-power-toughness':
    case 'set-power-toughness':
    case 'modify-power-toughness':
      return isFixed(modification.power) && isFixed(modification.toughness)
    case 'add-ability':
      return !hasLinks(modification)
    case 'change-words':
    case 'set-name':
    case 'types':
    case 'remove-types':
    case 'colors':
    case 'remove-keyword':
    case 'cant-have-keyword':
    case 'remove-all-abilities':
    case 'switch-power-toughness':
      return true
    default:
      return false
  }
}

const isFixed = (amount: unknown): boolean => amount === undefined || typeof amount === 'number'

const isSteadyTarget = (affects: Affected): boolean => typeof affects === 'string' || isSteadyFilter(affects)

/** Fields that ask for what the layers work out, or for what only changes as an object comes, goes or is changed. */
const STEADY_FIELDS: ReadonlySet<string> = new Set<keyof Filter>([
  'subject',
  'zones',
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
  'keywords',
  'notKeywords',
  'hasAbilities',
  'token',
  'faceDown',
  'other',
])
const STEADY_RELATIONS: ReadonlySet<string> = new Set(['you', 'not-you', 'opponent', 'teammate', 'any'])

const isSteadyFilter = (filter: Filter): boolean =>
  Object.entries(filter).every(([field, value]) => {
    if (field === 'anyOf') return (value as readonly Filter[]).every(isSteadyFilter)
    if (field === 'controller' || field === 'owner') return STEADY_RELATIONS.has(value as string)
    return STEADY_FIELDS.has(field)
  })
