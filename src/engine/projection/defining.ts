import type { Ability, StaticEffect } from '../../core/ability.ts'
import type { Modification } from '../../core/modification.ts'

type Static = Extract<Ability, { kind: 'static' }>

/**
 * CR 604.3a: whether an object's own static ability is characteristic-defining: it says without any condition what the
 * colours, subtypes, power or toughness of its object are, and nothing of other objects. That no effect granted it is for
 * the caller to know.
 */
export const definesCharacteristic = ({ condition, effects }: Static): boolean =>
  condition === undefined && effects.length > 0 && effects.every(definesSelf)

const definesSelf = (effect: StaticEffect): boolean =>
  effect.kind === 'continuous' && effect.affects === 'self' && effect.modifications.every(isDefinition)

const isDefinition = (modification: Modification): boolean => {
  switch (modification.kind) {
    case 'define-power-toughness':
    case 'colors':
      return true
    case 'types':
      return modification.types === undefined && modification.supertypes === undefined
    default:
      return false
  }
}
