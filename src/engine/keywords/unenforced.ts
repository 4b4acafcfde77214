import type { Ability, StaticEffect } from '../../core/ability.ts'
import type { Gap } from '../../core/card.ts'
import type { KeywordName } from '../../core/keyword.ts'
import type { Characteristics } from '../../core/object.ts'
import type { ActionPattern, Permission } from '../../core/permission.ts'

/** Keywords that cards are read with but that are not enforced yet, by rule, and when that can matter. */
export const UNENFORCED_KEYWORDS: {
  readonly [K in KeywordName]?: { readonly rule: string; readonly scope: NonNullable<Gap['scope']> }
} = {
  rampage: { rule: '702.23a', scope: 'static' },
  crew: { rule: '702.122a', scope: 'activated' },
}

/** What of an object is not understood or not enforced. */
export const gapsOf = (traits: Characteristics): readonly Gap[] => {
  const unenforced = traits.abilities.flatMap((ability) => [
    ...keywordGap(traits, ability),
    ...ruleGap(traits, ability),
  ])
  return unenforced.length === 0 ? traits.gaps : [...traits.gaps, ...unenforced]
}

/** Kinds of actions over which restrictions, requirements and permissions are enforced; others are gaps. */
const ENFORCED_ACTS: { readonly [K in 'restriction' | 'requirement' | 'permission']: readonly ActionPattern['act'][] } =
  {
    restriction: [
      'attack',
      'block',
      'be-blocked-by',
      'be-countered',
      'be-targeted',
      'be-sacrificed',
      'untap',
      'cast',
      'activate',
      'play-land',
      'draw',
      'get-counters',
      'gain-life',
      'lose-life',
      'lose-game',
      'win-game',
      'prevent-damage',
      'trigger',
      'enter',
      'fall-to-legend-rule',
    ],
    requirement: ['attack', 'block', 'assign-by-toughness'],
    permission: ['cast', 'play-land', 'spend-mana'],
  }

const AS_THOUGH: readonly Permission['asThough'][] = [undefined, 'flash', 'any-color', 'any-type', 'own-graveyard']

/** CR 702.11e: being targeted is permitted only as though without hexproof, and to a class of permanents. */
const isEnforcedPermission = ({ may, asThough }: Permission): boolean => {
  if (may.act === 'block') return may.additional !== undefined && asThough === undefined
  if (may.act !== 'be-targeted') return ENFORCED_ACTS.permission.includes(may.act) && AS_THOUGH.includes(asThough)
  const isClass = typeof may.who === 'object' && may.who.subject === 'permanent'
  return asThough === 'no-hexproof' && isClass && may.asCast !== true
}

const isEnforced = (effect: StaticEffect): boolean => {
  switch (effect.kind) {
    case 'restriction':
      return ENFORCED_ACTS.restriction.includes(effect.cant.act)
    case 'requirement':
      return ENFORCED_ACTS.requirement.includes(effect.must.act)
    case 'permission':
      return isEnforcedPermission(effect)
    case 'continuous':
      return effect.modifications.every(({ kind }) => kind !== 'add-activated-abilities')
    default:
      return true
  }
}

const ruleGap = (traits: Characteristics, ability: Ability): readonly Gap[] =>
  ability.kind === 'static' && !ability.effects.every(isEnforced)
    ? [{ card: traits.name, text: '', span: [0, 0], reason: 'rule-not-enforced', rule: '101.2', scope: 'static' }]
    : []

const keywordGap = (traits: Characteristics, ability: Ability): readonly Gap[] => {
  if (ability.kind !== 'keyword') return []
  const missing = UNENFORCED_KEYWORDS[ability.keyword]
  if (missing === undefined) return []
  const text = ability.keyword
  return [{ card: traits.name, text, span: [0, text.length], reason: 'rule-not-enforced', ...missing }]
}
