import type { Modification } from '../../core/modification.ts'
import type { FloatingEffect } from '../../core/state.ts'

/**
 * Effects without those that a later one of the very same content makes idle: gaining flying twice is gaining it the second
 * time. Only of effects that set something; what adds up is kept, and so is what counts how often.
 */
export const withoutOverwritten = (effects: readonly FloatingEffect[]): readonly FloatingEffect[] => {
  const last = new Map<string, FloatingEffect>()
  for (const effect of effects) if (isSetting(effect)) last.set(contentOf(effect), effect)
  return effects.filter((effect) => !isSetting(effect) || last.get(contentOf(effect)) === effect)
}

const contentOf = ({ id: _, timestamp: __, ...content }: FloatingEffect): string => JSON.stringify(content)

const SETTING: readonly Modification['kind'][] = [
  'control',
  'set-name',
  'types',
  'remove-types',
  'colors',
  'remove-keyword',
  'cant-have-keyword',
  'remove-all-abilities',
  'set-power-toughness',
]

const isSetting = ({ modifications = [], rule, replacement }: FloatingEffect): boolean =>
  replacement === undefined &&
  (rule === undefined || rule.kind === 'restriction') &&
  modifications.every((one) => SETTING.includes(one.kind) || isPlainKeyword(one))

/** A keyword without parameters that is there twice is there. */
const isPlainKeyword = (one: Modification): boolean =>
  one.kind === 'add-ability' && one.ability.kind === 'keyword' && REDUNDANT.includes(one.ability.keyword)

/** CR 702: more instances of these do no more than one. */
const REDUNDANT: readonly string[] = [
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shroud',
  'trample',
  'vigilance',
]
