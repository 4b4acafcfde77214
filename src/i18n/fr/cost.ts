import type { Family } from '../language-pack.ts'
import { counterName } from './counters.ts'
import { keywordName } from './keywords.ts'
import { only, plural } from './plural.ts'

export const cost: Family<'cost' | 'payment'> = {
  'cost.option-unknown': ({ object, option }, say) =>
    `${say.name(object)} ne propose aucun coût facultatif appelé « ${keywordName(option)} ».`,
  'cost.several-alternatives': ({ object }, say) =>
    `${say.name(object)} se lance pour un seul coût alternatif, et plusieurs sont nommés.`,
  'cost.mana': ({ object, cost, missing }, say) =>
    `${say.name(object)} coûte ${say.mana(cost)}, et vous ne pouvez pas produire tout ce mana${missing.length > 0 ? ` : il manque ${say.mana(missing)}` : ''}.`,
  'cost.life': ({ player, life, amount }) =>
    `${player} a ${plural(life, 'point')} de vie et ne peut pas en payer ${amount} : on ne paie que les points de vie que l’on a.`,
  'cost.life-fixed': ({ player, source }, say) =>
    `${say.name(source)} interdit à ${player} de perdre des points de vie, donc aussi d’en payer.`,
  'cost.tapped': ({ object }, say) =>
    `Impossible d’engager ${say.name(object)} pour payer un coût : ce permanent est déjà engagé.`,
  'cost.untapped': ({ object }, say) =>
    `Impossible de dégager ${say.name(object)} pour payer un coût : ce permanent est déjà dégagé.`,
  'cost.summoning-sick': ({ object }, say) =>
    `${say.name(object)} n’est pas sous le contrôle de son contrôleur depuis le début du dernier tour de celui-ci : d’ici là, une créature sans la célérité ne peut pas utiliser de capacité avec {T} ou {Q} dans son coût.`,
  'cost.counters': ({ object, counter, needed, present }, say) =>
    `${say.name(object)} porte ${plural(present, 'marqueur')} « ${counterName(counter)} », et le coût en demande ${needed}.`,
  'cost.not-enough': ({ object, cost, needed, present }, say) =>
    `${say.name(object)} a un coût impossible à payer (${say.cost(cost)}) : il en faut ${needed}, ${present === 0 ? 'et il n’y en a pas' : `pour ${plural(present, 'disponible')}`}.`,
  'cost.choice': ({ object, chosen, filter }, say) =>
    `${say.name(chosen)} ne peut pas servir à payer pour ${say.name(object)} : le coût demande ${say.filter(filter)}.`,
  'cost.choice-count': ({ object, needed, given }, say) =>
    `Pour ${say.name(object)}, le coût en demande ${needed} ; la réponse en donne ${given}.`,
  'payment.not-a-mana-ability': ({ source }, say) =>
    `${say.name(source)} ne peut pas servir au paiement : pendant qu’un coût est payé, on n’active que des capacités de mana, et aucune ne convient ici.`,
  'payment.cannot-produce': ({ source }, say) =>
    `${say.name(source)} ne peut pas produire le mana que le paiement en attend.`,
  'payment.not-enough': ({ object, cost, missing }, say) =>
    `${say.name(object)} coûte ${say.mana(cost)}, et le paiement laisse ${say.mana(missing)} impayé : un coût se paie en entier ou pas du tout.`,
  'payment.life-symbols': ({ object, symbols, given }, say) =>
    `Le paiement règle ${plural(given, 'symbole phyrexian', 'symboles phyrexians')} en points de vie, mais ${say.name(object)} ${symbols === 0 ? 'n’en a aucun dans son coût' : `n’en a ${only(symbols)} dans son coût`}.`,
}
