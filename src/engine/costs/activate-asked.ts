import type { ObjectId } from '../../core/ids.ts'
import type { ManaCost } from '../../core/mana.ts'
import { askOption } from '../ask.ts'
import type { Context } from '../context.ts'
import { activatedAbilities } from '../legality/activated-abilities.ts'
import { phyrexianSymbols } from '../mana/need.ts'
import { otherSources } from '../mana/sources.ts'
import { project } from '../projection/project.ts'
import { activateManaAbility, type Pay } from './activate-mana.ts'
import { affordable, numbersTo } from './pay-mana.ts'
import type { Payer } from './payer.ts'
import { planMana, simpleSupply } from './plan-mana.ts'

/** Mana abilities that are asked for, one after the other, for one payment. */
const MOST_ASKED = 40

/**
 * CR 605.3a: while something resolves no action names mana abilities; where tapping and the pool are not enough, those that
 * cost or do more are asked for, one at a time.
 */
export const activateAsked = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  reserved: ReadonlySet<ObjectId>,
  life: number,
  pay: Pay,
): void => {
  const { execute, player, key } = payer
  if (payer.whileResolving !== true || execute === null) return
  for (let round = 1; round <= MOST_ASKED && !isEnough(ctx, payer, cost, reserved, life); round++) {
    const options = namedAbilities(ctx, payer, reserved)
    if (options.length === 0) return
    const answer = askOption(ctx, {
      kind: 'choose-mana',
      key: round === 1 ? `mana:${key}` : `mana:${key}:${round}`,
      player,
      rule: '605.3a',
      source: payer.env.source,
      options: options.map(({ name }) => name),
    })
    const { object, ability } = options.find(({ name }) => name === answer)!
    const listed = activatedAbilities(project(ctx).of(object)!)[ability]!
    activateManaAbility(ctx, { player, object, listed, choices: {} }, execute, pay)
  }
}

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

interface NamedAbility {
  /** The id of the permanent; with the index of the ability where it has several. */
  readonly name: string
  readonly object: ObjectId
  readonly ability: number
}

const namedAbilities = (ctx: Context, { player }: Payer, reserved: ReadonlySet<ObjectId>): readonly NamedAbility[] =>
  otherSources(ctx, player)
    .filter(({ object }) => !reserved.has(object))
    .flatMap(({ object, options }) => {
      const abilities = [...new Set(options.map(({ ability }) => ability))]
      return abilities.map((ability) => ({
        name: abilities.length === 1 ? object : `${object}/${ability}`,
        object,
        ability,
      }))
    })
