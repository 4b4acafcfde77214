import type { Ability } from '../../core/ability.ts'
import { KEYWORD_DEFINITIONS } from './definitions.ts'

const expanded = new WeakMap<Ability, readonly Ability[]>()

/**
 * CR 702.1, 113.3: an ability as the rules read it. A keyword that the rules define as another ability stands for
 * that one; all others, and everything that is no keyword, stand for themselves.
 */
export const expandAbility = (ability: Ability): readonly Ability[] => {
  if (ability.kind !== 'keyword') return [ability]
  const known = expanded.get(ability)
  if (known !== undefined) return known
  const define = KEYWORD_DEFINITIONS[ability.keyword] as ((keyword: Ability) => readonly Ability[]) | undefined
  const result = define === undefined ? [ability] : [ability, ...define(ability)]
  expanded.set(ability, result)
  return result
}
