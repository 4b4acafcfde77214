import type { Amount } from '../../../core/amount.ts'
import type { PlayerRelation } from '../../../core/filter.ts'
import type { CostChange } from '../../../core/permission.ts'
import { isEqual } from '../../syntax/pattern.ts'
import { inZones } from './amount.ts'
import { conditionTail } from './condition.ts'
import { costText } from './cost.ts'
import { joinWith } from './elision.ts'
import { bare, indefinite } from './phrase.ts'
import type { Scope } from './scope.ts'

const CASTERS: Readonly<Record<PlayerRelation, string>> = {
  you: ' que vous lancez',
  opponent: ' que vos adversaires lancent',
  'not-you': ' que les autres joueurs lancent',
  any: '',
  teammate: ' que vos coéquipiers lancent',
  active: ' que le joueur actif lance',
  nonactive: ' que les joueurs non-actifs lancent',
  defending: ' que le joueur défenseur lance',
}

/** {1} less for each of a number that counts nothing: {X} less. */
const isX = ({ less, more, perEach: each }: CostChange): boolean =>
  more === undefined &&
  each !== undefined &&
  !(typeof each === 'object' && each.kind === 'count') &&
  isEqual(less, [{ kind: 'mana', mana: ['1'] }])

/** "pour chaque artefact que vous contrôlez", ", X étant votre dévotion au noir" */
const perEach = (amount: Amount, scope: Scope, asX: boolean): string => {
  if (asX) return `, X étant ${scope.via.value(amount, scope)}`
  if (typeof amount === 'object' && amount.kind === 'count')
    return ` pour chaque ${inZones(bare(scope.via.describe(amount.filter, scope), false))}`
  return `, autant de fois que ${scope.via.value(amount, scope)}`
}

/** "s’il cible une créature engagée": what the spell itself must target for its cost to change. */
const aimText = ({ what }: CostChange, scope: Scope): string => {
  if (what.targets === undefined) return ''
  const aim =
    what.targets.is === undefined
      ? indefinite(scope.via.describe(what.targets, scope))
      : scope.via.mention(what.targets.is, scope).text
  return ` s’il cible ${aim}`
}

/** "Les sorts de créature que vous lancez coûtent {1} de moins à lancer." */
export const costChangeText = (change: CostChange, scope: Scope): string => {
  const isAbility = change.what.subject === 'ability'
  const { controller: _, ...what } = change.what
  const phrase = scope.via.describe(isAbility ? change.what : { subject: 'spell', ...what }, scope)
  const who = isAbility ? '' : CASTERS[change.who]
  const parts = [
    change.more === undefined ? '' : `${costText(change.more, scope)} de plus`,
    change.less === undefined ? '' : `${isX(change) ? '{X}' : costText(change.less, scope)} de moins`,
  ].filter((part) => part !== '')
  const each = change.perEach === undefined ? '' : perEach(change.perEach, scope, isX(change))
  const when = change.condition === undefined ? '' : ` ${conditionTail(change.condition, scope)}`
  const much = joinWith('et', parts)
  if (change.atLeast !== undefined)
    return `les ${bare(phrase, true)}${who} qui coûteraient moins de ${change.atLeast} manas à lancer en coûtent ${change.atLeast}${when}`
  if (change.what.is?.ref === 'self') return `ce sort coûte ${much} à lancer${each}${aimText(change, scope)}${when}`
  return `les ${bare(phrase, true)}${who} coûtent ${much} à ${isAbility ? 'activer' : 'lancer'}${each}${when}`
}
