import type { ObjectId } from '../../core/ids.ts'
import { isVariable, type ManaCost, manaValue } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { isPhyrexian } from '../mana/need.ts'
import { type ManaOption, type ManaSource, otherSources, simpleSources } from '../mana/sources.ts'
import { project } from '../projection/project.ts'
import type { Payer } from './payer.ts'
import { delvingSupply, joined, type Plan, planMana, type Supply, supplyOf } from './plan-mana.ts'

/** What mana abilities together could make, and the mana that some of them cost. */
interface BoldSupply {
  readonly supply: Supply
  readonly price: ManaCost
}

/** Abilities with mana in their cost of which every selection is tried; what is beyond is taken to cost none. */
const MOST_PRICED = 3
const MOST_REPEATS = 20

/**
 * CR 118.3: whether a cost could be paid with every mana ability there is, whatever else those cost: if even this is not
 * enough, nothing is. A permanent is tapped once; what does not use it up may be used again and again.
 */
export const planBoldly = (
  ctx: Context,
  payer: Payer,
  cost: ManaCost,
  lifeFor: number,
  reserved: ReadonlySet<ObjectId>,
): Plan => {
  let short: Plan | null = null
  for (const { supply, price } of boldSupplies(ctx, payer, reserved, manaValue(cost))) {
    const plan = planMana(payer, [...cost, ...price], lifeFor, supply)
    if (plan.kind === 'solved') return plan
    short ??= plan
  }
  return short!
}

/** The supply without the abilities that cost mana, and with each selection of them that can be got going. */
function* boldSupplies(
  ctx: Context,
  payer: Payer,
  reserved: ReadonlySet<ObjectId>,
  needed: number,
): Generator<BoldSupply> {
  const others = otherOptions(ctx, payer, reserved)
  const isPriced = countsPrices(ctx, payer, others)
    ? (option: ManaOption): boolean => option.taps && option.price.length > 0 && option.price.every(isPlain)
    : () => false
  const priced = pick(others, isPriced).slice(0, MOST_PRICED)
  const isFree = (source: ManaSource, option: ManaOption): boolean =>
    !priced.some((one) => one.object === source.object && one.options.includes(option))
  const free = others.map((source) => ({ ...source, options: source.options.filter((one) => isFree(source, one)) }))
  const supplyWith = (chosen: readonly ManaSource[]): Supply => {
    const tapping = [...simpleSources(ctx, payer.player), ...chosen, ...pick(free, ({ taps }) => taps)]
    const often = pick(free, ({ taps }) => !taps).flatMap((source) =>
      Array.from({ length: source.repeats ? Math.min(needed, MOST_REPEATS) : 1 }, () => source),
    )
    const weights = often.map(() => 0)
    return joined(delvingSupply(ctx, payer, reserved, oncePerPermanent(tapping)), supplyOf(payer, often, weights))
  }
  for (const chosen of selections(priced)) {
    if (getsGoing(payer, chosen, supplyWith)) yield { supply: supplyWith(chosen), price: chosen.flatMap(priceOf) }
  }
}

/** The mana abilities with further costs or effects, but for the one that is being activated. */
const otherOptions = (
  ctx: Context,
  { player, activating }: Payer,
  reserved: ReadonlySet<ObjectId>,
): readonly ManaSource[] =>
  otherSources(ctx, player)
    .filter(({ object }) => !reserved.has(object))
    .map((source) => ({
      ...source,
      options: source.options.filter(
        ({ ability }) => source.object !== activating?.object || ability !== activating.ability,
      ),
    }))

/** Mana that only some things can be spent on, and costs that effects change, are not followed so far. */
const countsPrices = (ctx: Context, payer: Payer, others: readonly ManaSource[]): boolean =>
  !project(ctx).statics.some(({ effect }) => effect.kind === 'cost-change') &&
  ![...others, ...simpleSources(ctx, payer.player)].some(({ options }) =>
    options.some(({ units }) => units.some(({ restriction }) => restriction !== undefined)),
  ) &&
  ctx.state.players[payer.player]!.mana.every(({ restriction }) => restriction === undefined)

const isPlain = (symbol: ManaCost[number]): boolean => !isVariable(symbol) && !isPhyrexian(symbol)

const pick = (sources: readonly ManaSource[], isWanted: (option: ManaOption) => boolean): readonly ManaSource[] =>
  sources
    .map((source) => ({ ...source, options: source.options.filter(isWanted) }))
    .filter(({ options }) => options.length > 0)

/** All ways in which a permanent can be tapped are one source. */
const oncePerPermanent = (sources: readonly ManaSource[]): readonly ManaSource[] => {
  const merged = new Map<ObjectId, ManaSource>()
  for (const source of sources) {
    const known = merged.get(source.object)
    merged.set(
      source.object,
      known === undefined ? source : { ...known, options: [...known.options, ...source.options] },
    )
  }
  return [...merged.values()]
}

const selections = (sources: readonly ManaSource[]): readonly (readonly ManaSource[])[] =>
  sources.reduce<readonly (readonly ManaSource[])[]>(
    (found, source) => found.flatMap((chosen) => [chosen, [...chosen, source]]),
    [[]],
  )

/** Options of one permanent that cost differently: the cheapest counts. */
const priceOf = ({ options }: ManaSource): ManaCost =>
  options.reduce((least, { price }) => (manaValue(price) < manaValue(least) ? price : least), options[0]!.price)

/** Each selected ability can be paid for before it has made any mana: one of them first, then with its mana the next. */
const getsGoing = (
  payer: Payer,
  chosen: readonly ManaSource[],
  supplyWith: (chosen: readonly ManaSource[]) => Supply,
): boolean => {
  const going: ManaSource[] = []
  for (;;) {
    const next = chosen.find(
      (source) => !going.includes(source) && planMana(payer, priceOf(source), 0, supplyWith(going)).kind === 'solved',
    )
    if (next === undefined) return going.length === chosen.length
    going.push(next)
  }
}
