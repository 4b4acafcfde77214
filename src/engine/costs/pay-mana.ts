import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import { type ManaCost, type ManaType, manaValue } from '../../core/mana.ts'
import { askNumber } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { happen } from '../events/happen.ts'
import { illegal } from '../illegal.ts'
import { Interruption, leaveUnsupportedRule, refuse } from '../interrupt.ts'
import { phyrexianSymbols } from '../mana/need.ts'
import { addToPool, spendFromPool } from '../mana/pool.ts'
import { simpleSources } from '../mana/sources.ts'
import type { Payer } from './payer.ts'
import { boldestSupply, type Plan, planMana, poolSupply, type Supply, simpleSupply } from './plan-mana.ts'

/** Whether the action itself says which mana abilities are activated. Naming none leaves it to the referee. */
export const paysExplicitly = ({ choices }: Payer): boolean => (choices.payment?.mana.length ?? 0) > 0

/** CR 118.3, 601.2h: why a mana cost can't be paid, whatever mana abilities the player might use; `life` is what is left for symbols. */
export const manaFaults = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  reserved: ReadonlySet<ObjectId>,
  life: number,
): readonly Illegality[] => {
  const symbols = phyrexianSymbols(cost)
  const given = payer.choices.payment?.lifeFor
  if (given !== undefined && (given > symbols || given < 0 || !Number.isInteger(given))) {
    return [illegal('payment.life-symbols', ['107.4f', '601.2b'], { object: payer.name, symbols, given })]
  }
  if (paysExplicitly(payer)) return []
  const supply = boldestSupply(ctx, payer, reserved, manaValue(cost))
  const choices = given === undefined ? numbersTo(affordable(symbols, life)) : [given]
  const plans = choices.map((lifeFor) => planMana(payer, cost, lifeFor, supply))
  const missing = plans.flatMap((plan) => (plan.kind === 'short' ? [plan.missing] : []))
  return missing.length < plans.length ? [] : [tooLittle(payer, cost, missing[0]!)]
}

/** CR 119.4: for how many Phyrexian symbols there is life to pay. */
export const affordable = (symbols: number, life: number): number =>
  Math.max(0, Math.min(symbols, Math.floor(life / 2)))
export const numbersTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, n) => n)

/** What paying mana came to: the mana spent, and the life paid for Phyrexian symbols, still to be subtracted. */
export interface PaidMana {
  readonly spent: readonly ManaType[]
  readonly life: number
}

/**
 * CR 601.2g–h: pays a mana cost from the pool, first tapping what is simple to tap if the action names no mana abilities.
 * Those that it names have been activated already.
 */
export const payMana = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  reserved: ReadonlySet<ObjectId>,
  life: number,
): PaidMana => {
  const supply = paysExplicitly(payer) ? poolSupply(ctx, payer) : simpleSupply(ctx, payer, reserved)
  const lifeFor = chooseLife(ctx, payer, cost, supply, life, reserved)
  const plan = planMana(payer, cost, lifeFor, supply)
  if (plan.kind === 'short') return refuse([tooLittle(payer, cost, plan.missing)])
  tapSources(ctx, payer, plan)
  const final = planMana(payer, cost, lifeFor, poolSupply(ctx, payer))
  if (final.kind === 'short') return refuse([tooLittle(payer, cost, final.missing)])
  const places = final.solution.uses.flatMap(({ group }) => {
    const from = final.supply.from[group]!
    return 'place' in from ? [from.place] : []
  })
  const spent = spendFromPool(ctx, payer.player, places)
  cite(ctx, '601.2h', { object: payer.env.source })
  return { spent: spent.map(({ type }) => type), life: 2 * lifeFor }
}

const tooLittle = (payer: Payer, cost: ManaCost, missing: ManaCost): Illegality =>
  paysExplicitly(payer)
    ? illegal('payment.not-enough', ['601.2h', '118.3'], { object: payer.name, cost, missing })
    : illegal('cost.mana', ['601.2h', '118.3'], { object: payer.name, cost, missing })

/** CR 107.4f, 601.2b: for how many Phyrexian symbols life is paid: as given, the only possible number, or asked for. */
const chooseLife = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  supply: Supply,
  life: number,
  reserved: ReadonlySet<ObjectId>,
): number => {
  const symbols = phyrexianSymbols(cost)
  const given = payer.choices.payment?.lifeFor
  const wanted = given === undefined ? numbersTo(affordable(symbols, life)) : [given]
  const possible = wanted.filter((lifeFor) => planMana(payer, cost, lifeFor, supply).kind === 'solved')
  if (possible.length === 0) {
    if (!paysExplicitly(payer)) askForMana(ctx, payer, cost, wanted, reserved)
    return wanted[0] ?? 0
  }
  return askNumber(ctx, {
    kind: 'choose-number',
    key: `life-for:${payer.key}`,
    player: payer.player,
    rule: '107.4f',
    object: payer.whileResolving === true ? payer.env.source : payer.key,
    what: 'amount',
    min: possible[0]!,
    max: possible.at(-1)!,
  })
}

/** CR 118.3c: only mana abilities that cost or do more than tapping could pay: using them is the player's decision. */
const askForMana = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  lifeFor: readonly number[],
  reserved: ReadonlySet<ObjectId>,
): void => {
  const boldest = boldestSupply(ctx, payer, reserved, manaValue(cost))
  if (!lifeFor.some((life) => planMana(payer, cost, life, boldest).kind === 'solved')) return
  if (payer.execute === null)
    leaveUnsupportedRule('605.3a', payer.name.name, 'mana abilities with further costs while something resolves')
  const options = [...new Set(boldest.from.flatMap((from) => ('source' in from ? [from.source.object] : [])))]
  throw new Interruption({
    kind: 'question',
    decision: {
      kind: 'choose-mana',
      key: `mana:${payer.key}`,
      player: payer.player,
      rule: '601.2g',
      source: payer.key,
      options,
    },
  })
}

/** CR 605.3: activates simple mana abilities, one after the other, in the order of the battlefield. */
const tapSources = (ctx: Context, payer: Payer, { solution, supply }: Extract<Plan, { kind: 'solved' }>): void => {
  const taps = solution.uses.flatMap(({ group, output }) => {
    const from = supply.from[group]!
    return 'source' in from ? [{ object: from.source.object, option: from.source.options[output]! }] : []
  })
  const order = (id: ObjectId): number => ctx.state.battlefield.indexOf(id)
  for (const { object, option } of taps.toSorted((a, b) => order(a.object) - order(b.object))) {
    const still = simpleSources(ctx, payer.player).some((source) => source.object === object)
    if (!still) continue
    happen(ctx, [{ kind: 'tap', object, forMana: true }])
    addToPool(ctx, payer.player, option.units, object)
    cite(ctx, '605.3b', { source: object })
  }
}
