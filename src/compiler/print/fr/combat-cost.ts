import type { CombatCost } from '../../../core/combat-cost.ts'
import { costInfinitive } from './cost.ts'
import { subjectOf } from './deed.ts'
import { bare } from './phrase.ts'
import { freshScope, type Scope } from './scope.ts'

/** "à moins de payer …": what attacking or blocking costs. */
export const combatCostText = (effect: CombatCost, scope: Scope): string => {
  const who = subjectOf(effect.who, scope)
  const { plural } = who.agreement
  const against = effect.act === 'attack' ? attacked(effect, scope) : blocked(effect, scope)
  const price = costInfinitive(effect.cost, true, scope)
  const then = thenText(effect, scope)
  if (effect.optional === true) {
    const does = effect.act === 'attack' ? (plural ? 'attaquent' : 'attaque') : plural ? 'bloquent' : 'bloque'
    return `quand ${who.text} ${does}${against}, vous pouvez ${price}${then}`
  }
  const act = effect.act === 'attack' ? 'attaquer' : 'bloquer'
  return `${who.text} ne ${plural ? 'peuvent' : 'peut'} pas ${act}${against} à moins de ${price}${plural ? ' pour chacun' : ''}${then}`
}

const attacked = ({ defending }: CombatCost, scope: Scope): string =>
  defending === undefined ? '' : ` des ${bare(scope.via.describe(defending, scope), true)}`

const blocked = ({ attacker }: CombatCost, scope: Scope): string =>
  attacker === undefined ? '' : ` ${subjectOf(attacker, scope).text}`

const thenText = ({ after }: CombatCost, scope: Scope): string => {
  if (after === undefined) return ''
  const text = scope.via.ability(
    { kind: 'spell', body: { kind: 'simple', targets: [], effects: after } },
    freshScope(scope),
  )
  return ` ; dans ce cas : ${text}`
}
