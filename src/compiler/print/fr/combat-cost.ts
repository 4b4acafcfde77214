import type { CombatCost } from '../../../core/combat-cost.ts'
import { costInfinitive } from './cost.ts'
import { subjectOf } from './deed.ts'
import { indefinite } from './phrase.ts'
import { freshScope, type Scope } from './scope.ts'

/** "à moins de payer …": what attacking or blocking costs. */
export const combatCostText = (effect: CombatCost, scope: Scope): string => {
  const who = subjectOf(effect.who, scope)
  const { plural } = who.agreement
  const price = costInfinitive(effect.cost, true, scope)
  const then = thenText(effect, scope)
  if (effect.optional === true) return `quand ${who.text} ${deed(effect, scope, plural)}, vous pouvez ${price}${then}`
  const each = plural ? ' pour chacune' : ''
  const x = effect.x === undefined ? '' : `, X étant ${scope.via.value(effect.x, scope)}`
  return `${who.text} ne ${plural ? 'peuvent' : 'peut'} pas ${deed(effect, scope)} à moins de ${price}${each}${x}${then}`
}

/** "vous attaquer", "attaque un planeswalker que vous contrôlez"; an infinitive unless somebody does it. */
const deed = (effect: CombatCost, scope: Scope, plural?: boolean): string => {
  const stem = effect.act === 'attack' ? 'attaqu' : 'bloqu'
  const verb = `${stem}${plural === undefined ? 'er' : plural ? 'ent' : 'e'}`
  if (effect.act === 'block') return verb + blocked(effect, scope)
  const { defending } = effect
  if (defending === undefined) return verb
  const [first, ...others] = defending.anyOf ?? [defending]
  const isYou = first?.subject === 'player' && first.player === 'you'
  if (!isYou) return `${verb} ${indefinite(scope.via.describe(defending, scope))}`
  const more = others.map((each) => ` ou attaquer ${indefinite(scope.via.describe(each, scope))}`).join('')
  return `vous ${verb}${more}`
}

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
