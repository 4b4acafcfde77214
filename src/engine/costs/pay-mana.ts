import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import { isGeneric, type ManaCost, type ManaType } from '../../core/mana.ts'
import { askNumber, askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { happen } from '../events/happen.ts'
import { illegal } from '../illegal.ts'
import { Interruption, leaveUnsupportedRule, refuse } from '../interrupt.ts'
import { phyrexianSymbols } from '../mana/need.ts'
import { addToPool, spendFromPool } from '../mana/pool.ts'
import { simpleSources } from '../mana/sources.ts'
import { makesUncounterable } from '../mana/spending.ts'
import { tappedForMana } from '../mana/triggered.ts'
import { planBoldly } from './bold-supply.ts'
import { namedAbilities } from './named-abilities.ts'
import { fixedLife } from './payable.ts'
import type { Payer } from './payer.ts'
import {
  delvingSupply,
  joined,
  namedSupply,
  planMana,
  poolSupply,
  type Supply,
  simpleSupply,
  standInSupply,
  usedBy,
} from './plan-mana.ts'
import { type StandIn, standInFaults, useStandIns, waysOf } from './stand-ins.ts'

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
  /** CR 119.4: life is paid only by whoever has it and can lose it. */
  if (given !== undefined && 2 * given > life) {
    const fixed = fixedLife(ctx, payer.player, given)
    if (fixed.length > 0) return fixed
    return [illegal('cost.life', ['119.4', '107.4f'], { player: payer.player, life, amount: 2 * given })]
  }
  const misnamed = standInFaults(ctx, payer)
  if (misnamed.length > 0 || paysExplicitly(payer)) return misnamed
  const choices = given === undefined ? numbersTo(affordable(symbols, life)) : [given]
  const plans = choices.map((lifeFor) => planBoldly(ctx, payer, cost, lifeFor, reserved))
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
  readonly uncounterable: boolean
}

/**
 * CR 118.2, 601.2g–h: pays a mana cost from the pool, first tapping what is simple to tap if the action names no mana abilities.
 * Those that it names have been activated already.
 */
export const payMana = (
  ctx: Context,
  asking: Payer,
  cost: ManaCost,
  reserved: ReadonlySet<ObjectId>,
  life: number,
): PaidMana => {
  const payer = withDelve(ctx, asking, cost, reserved, life)
  const supply = paysExplicitly(payer) ? namedSupply(ctx, payer, reserved) : simpleSupply(ctx, payer, reserved)
  const lifeFor = chooseLife(ctx, payer, cost, supply, life, reserved)
  const plan = planMana(payer, cost, lifeFor, supply)
  if (plan.kind === 'short') return refuse([tooLittle(payer, cost, plan.missing)])
  const { taps, standIns } = usedBy(plan)
  refuseUnused(payer, standIns)
  tapSources(ctx, payer, taps)
  const rest = joined(poolSupply(ctx, payer), standInSupply(standIns.map((one) => ({ ...one, given: true }))))
  const final = planMana(payer, cost, lifeFor, rest)
  if (final.kind === 'short') return refuse([tooLittle(payer, cost, final.missing)])
  const used = usedBy(final)
  const spent = spendFromPool(ctx, payer.player, used.places)
  useStandIns(ctx, used.standIns)
  cite(ctx, '601.2h', { object: payer.env.source })
  return {
    spent: spent.map(({ type }) => type),
    life: 2 * lifeFor,
    uncounterable: spent.some((unit) => makesUncounterable(unit, payer.spending)),
  }
}

/** CR 702.51a, 702.66a, 702.126a: no more stands in than there is mana to stand in for. */
const refuseUnused = (payer: Payer, used: readonly StandIn[]): void => {
  const given = waysOf(payer).flatMap((by) => payer.choices.costs?.[by] ?? [])
  const needed = used.filter((one) => one.given).length
  if (given.length === needed) return
  refuse([illegal('cost.choice-count', ['118.3', '601.2h'], { object: payer.name, needed, given: given.length })])
}

const tooLittle = (payer: Payer, cost: ManaCost, missing: ManaCost): Illegality =>
  paysExplicitly(payer)
    ? illegal('payment.not-enough', ['601.2h', '601.2f', '118.3'], { object: payer.name, cost, missing })
    : illegal('cost.mana', ['601.2h', '601.2f', '118.3'], { object: payer.name, cost, missing })

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
  if (!lifeFor.some((life) => planBoldly(ctx, payer, cost, life, reserved).kind === 'solved')) return
  if (payer.execute === null)
    leaveUnsupportedRule('605.3a', payer.name.name, 'mana abilities with further costs while something resolves')
  throw new Interruption({
    kind: 'question',
    decision: {
      kind: 'choose-mana',
      key: `mana:${payer.key}`,
      player: payer.player,
      rule: '601.2g',
      source: payer.key,
      options: namedAbilities(ctx, payer, reserved).map(({ name }) => name),
    },
  })
}

/** CR 702.66a: which cards are exiled rather than paying generic mana is the player's decision, where it takes some. */
const withDelve = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  reserved: ReadonlySet<ObjectId>,
  life: number,
): Payer => {
  if (paysExplicitly(payer)) return payer
  const given = payer.choices.payment?.lifeFor
  const lifeFor = given === undefined ? numbersTo(affordable(phyrexianSymbols(cost), life)) : [given]
  const pays = (supply: Supply): boolean =>
    lifeFor.some((symbols) => planMana(payer, cost, symbols, supply).kind === 'solved')
  const delving = delvingSupply(ctx, payer, reserved)
  const options = delving.from.flatMap((from) =>
    'standIn' in from && from.standIn?.by === 'delve' && !from.standIn.given ? [from.standIn.object] : [],
  )
  if (options.length === 0 || pays(simpleSupply(ctx, payer, reserved)) || !pays(delving)) return payer
  const others = (count: number): Supply => ({
    groups: delving.groups.slice(0, delving.groups.length - count),
    from: delving.from.slice(0, delving.from.length - count),
  })
  const spare = options.findIndex((_, count) => !pays(others(count + 1)))
  const generic = genericOf(cost)
  const chosen = askObjects(ctx, {
    kind: 'choose-objects',
    key: `costs:${payer.key}:delve`,
    player: payer.player,
    rule: '702.66a',
    purpose: 'exile',
    source: payer.key,
    options,
    min: Math.min(options.length - Math.max(0, spare), generic),
    max: Math.min(options.length, generic),
  })
  return { ...payer, choices: { ...payer.choices, costs: { ...payer.choices.costs, delve: chosen } } }
}

const genericOf = (cost: ManaCost): number => cost.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0)

/** CR 605.3: activates simple mana abilities, one after the other, in the order of the battlefield. */
const tapSources = (ctx: Context, payer: Payer, taps: ReturnType<typeof usedBy>['taps']): void => {
  const order = (id: ObjectId): number => ctx.state.battlefield.indexOf(id)
  for (const { object, option } of taps.toSorted((a, b) => order(a.object) - order(b.object))) {
    const still = simpleSources(ctx, payer.player).some((source) => source.object === object)
    if (!still) continue
    happen(ctx, [{ kind: 'tap', object, forMana: true }])
    addToPool(ctx, payer.player, option.units, object)
    cite(ctx, '605.3b', { source: object })
    tappedForMana(
      ctx,
      payer.player,
      object,
      option.units.map(({ type }) => type),
      payer.execute,
    )
  }
}
