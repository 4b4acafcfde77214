import type { Ability, Body } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import type { Characteristics } from '../../core/object.ts'
import { expandAbility } from '../keywords/expand.ts'

export type ActivatedAbility = Extract<Ability, { kind: 'activated' }>

/** An activated ability of an object with its two places: among the activated ones, and among all. */
export interface ListedAbility {
  readonly ability: ActivatedAbility
  readonly index: number
  readonly place: number
}

/** CR 113.3b, 602.1: the activated abilities of an object in order; keywords that stand for one are among them. */
export const activatedAbilities = (traits: Characteristics): readonly ListedAbility[] =>
  traits.abilities
    .flatMap(expandAbility)
    .flatMap((ability, place) => (ability.kind === 'activated' ? [{ ability, place }] : []))
    .map((listed, index) => ({ ...listed, index }))

/** CR 605.1a, 605.2: it has no target (605.5a), could add mana, if not now then some time, and is no loyalty ability; all else is none (605.5). */
export const isManaAbility = ({ body, cost }: ActivatedAbility): boolean =>
  !hasTargets(body) && !cost.some(({ kind }) => kind === 'loyalty') && effectsOf(body).some(couldAddMana)

const hasTargets = (body: Body): boolean =>
  body.kind === 'simple' ? body.targets.length > 0 : body.modes.some(({ targets }) => targets.length > 0)

const effectsOf = (body: Body): readonly Effect[] =>
  body.kind === 'simple' ? body.effects : body.modes.flatMap(({ effects }) => effects)

const couldAddMana = (effect: Effect): boolean => {
  switch (effect.do) {
    case 'add-mana':
    case 'double-mana':
      return true
    case 'optional':
    case 'if':
    case 'pay':
      return effect.effects.some(couldAddMana) || effect.otherwise?.some(couldAddMana) === true
    case 'unless-paid':
    case 'for-each':
      return effect.effects.some(couldAddMana)
    case 'results-table':
      return effect.rows.some((row) => row.effects.some(couldAddMana))
    case 'choose-one':
      return effect.options.some((option) => option.some(couldAddMana))
    default:
      return false
  }
}
