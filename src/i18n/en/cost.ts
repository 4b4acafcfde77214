import type { Family } from '../language-pack.ts'
import { plural } from './plural.ts'

export const cost: Family<'cost' | 'payment'> = {
  'cost.option-unknown': ({ object, option }, say) => `${say.name(object)} offers no optional cost called “${option}”.`,
  'cost.several-alternatives': ({ object }, say) =>
    `${say.name(object)} is cast for one alternative cost only, and several are named.`,
  'cost.mana': ({ object, cost, missing }, say) =>
    `${say.name(object)} costs ${say.mana(cost)}, and you can’t produce all of that mana${missing.length > 0 ? `: ${say.mana(missing)} is missing` : ''}.`,
  'cost.life': ({ player, life, amount }) =>
    `${player} has ${life} life and can’t pay ${amount}: a player can pay life only out of what they have.`,
  'cost.life-fixed': ({ player, source }, say) =>
    `${player} can’t lose life because of ${say.name(source)}, so ${player} can’t pay any.`,
  'cost.tapped': ({ object }, say) => `${say.name(object)} is already tapped, so it can’t be tapped to pay a cost.`,
  'cost.untapped': ({ object }, say) =>
    `${say.name(object)} is already untapped, so it can’t be untapped to pay a cost.`,
  'cost.summoning-sick': ({ object }, say) =>
    `${say.name(object)} hasn’t been under its controller’s control since their last turn began: until it has, a creature without haste can’t use an ability with {T} or {Q} in its cost.`,
  'cost.counters': ({ object, counter, needed, present }, say) =>
    `${say.name(object)} has ${plural(present, `${counter} counter`)}, and the cost takes ${needed}.`,
  'cost.not-enough': ({ object, cost, needed, present }, say) =>
    `${say.name(object)} has a cost that can’t be paid (${say.cost(cost)}): it takes ${needed}, and ${present === 0 ? 'there is none' : `only ${present} can be used`}.`,
  'cost.choice': ({ object, chosen, filter }, say) =>
    `${say.name(chosen)} can’t be used to pay for ${say.name(object)}: the cost asks for ${say.filter(filter)}.`,
  'cost.choice-count': ({ object, needed, given }, say) =>
    `The cost of ${say.name(object)} takes ${needed}; ${given} ${given === 1 ? 'was' : 'were'} chosen to pay it.`,
  'payment.not-a-mana-ability': ({ source }, say) =>
    `${say.name(source)} can’t be used in the payment: only mana abilities can be activated while a cost is being paid, and it has none that fits.`,
  'payment.cannot-produce': ({ source }, say) =>
    `${say.name(source)} can’t produce the mana that the payment expects of it.`,
  'payment.not-enough': ({ object, cost, missing }, say) =>
    `${say.name(object)} costs ${say.mana(cost)}, and the payment leaves ${say.mana(missing)} unpaid: a cost is paid in full or not at all.`,
  'payment.life-symbols': ({ object, symbols, given }, say) =>
    `The payment covers ${plural(given, 'Phyrexian symbol')} with life, but the cost of ${say.name(object)} has ${symbols === 0 ? 'none' : `only ${symbols}`}.`,
}
