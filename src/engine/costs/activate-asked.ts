import type { ObjectId } from '../../core/ids.ts'
import type { ManaCost } from '../../core/mana.ts'
import { askOption } from '../ask.ts'
import type { Context } from '../context.ts'
import { activatedAbilities } from '../legality/activated-abilities.ts'
import { phyrexianSymbols } from '../mana/need.ts'
import { project } from '../projection/project.ts'
import { activateManaAbility, type Pay } from './activate-mana.ts'
import { namedAbilities } from './named-abilities.ts'
import { affordable, numbersTo } from './pay-mana.ts'
import type { Payer } from './payer.ts'
import { planMana, simpleSupply } from './plan-mana.ts'

/** Mana abilities that are asked for, one after the other, for one payment. */
const MOST_ASKED = 40

/**
 * CR 601.2g, 605.3a: mana abilities used one at a time, by answers, until tapping and the pool are enough: while something
 * resolves, since no action names them then; and where an action answers the question for them instead of naming a payment.
 */
export const activateAsked = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  reserved: ReadonlySet<ObjectId>,
  life: number,
  pay: Pay,
): void => {
  const { execute, player, key, whileResolving } = payer
  if (execute === null || !isAnswered(ctx, payer)) return
  for (let round = 1; round <= MOST_ASKED && !isEnough(ctx, payer, cost, reserved, life); round++) {
    const options = namedAbilities(ctx, payer, reserved)
    if (options.length === 0) return
    const answer = askOption(ctx, {
      kind: 'choose-mana',
      key: round === 1 ? `mana:${key}` : `mana:${key}:then:${round}`,
      player,
      rule: whileResolving === true ? '605.3a' : '601.2g',
      source: whileResolving === true ? payer.env.source : key,
      options: options.map(({ name }) => name),
    })
    const { object, ability } = options.find(({ name }) => name === answer)!
    const listed = activatedAbilities(project(ctx).of(object)!)[ability]!
    activateManaAbility(ctx, { player, object, listed, choices: {} }, execute, pay)
  }
}

const isAnswered = ({ answers }: Context, { whileResolving, choices, key }: Payer): boolean =>
  whileResolving === true || (choices.payment === undefined && answers[`mana:${key}`] !== undefined)

const isEnough = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  reserved: ReadonlySet<ObjectId>,
  life: number,
): boolean => {
  const supply = simpleSupply(ctx, payer, reserved)
  return numbersTo(affordable(phyrexianSymbols(cost), life)).some(
    (lifeFor) => planMana(payer, cost, lifeFor, supply).kind === 'solved',
  )
}
