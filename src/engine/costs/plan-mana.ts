import { isColor } from '../../core/color.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Mana, ManaCost } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { asCost, type Need, waysToPay } from '../mana/need.ts'
import { type ManaGroup, type Solution, solveMana } from '../mana/solve.ts'
import { type ManaSource, simpleSources } from '../mana/sources.ts'
import { maySpend } from '../mana/spending.ts'
import { demandOfHand, weighSources, weighUnit } from '../mana/weigh-sources.ts'
import type { Payer } from './payer.ts'
import { type StandIn, standIns, waysOf } from './stand-ins.ts'

/** Where one mana comes from: a place in the pool, or a permanent's mana ability, or else what stands in for mana. */
export type Origin =
  | { readonly place: number }
  | { readonly source: ManaSource | null; readonly standIn: StandIn | null }

/** Where mana can come from. */
export interface Supply {
  readonly groups: readonly ManaGroup[]
  /** For each group its origin; outputs of a source come before those of a stand-in. */
  readonly from: readonly Origin[]
}

export type Plan =
  | { readonly kind: 'solved'; readonly solution: Solution; readonly supply: Supply }
  | { readonly kind: 'short'; readonly missing: ManaCost }

/** Named to stand in: used before anything else. */
const NAMED = -4_000_000_000
/** Tapping for convoke or improvise, when nothing else can be tapped: after every mana ability. */
const LAST = 2_000_000

/** CR 106.6: the units of a player's pool that may be spent on this. */
export const poolSupply = (ctx: Context, { player, spending }: Payer): Supply => {
  const demand = demandOfHand(ctx, player)
  const units = ctx.state.players[player]!.mana.flatMap((unit, place) =>
    maySpend(unit, spending) ? [{ unit, place }] : [],
  )
  return {
    groups: units.map(({ unit }) => ({ outputs: [[unit]], weight: weighUnit(unit, demand) })),
    from: units.map(({ place }) => ({ place })),
  }
}

/**
 * The pool, everything that can simply be tapped for mana apart from what the cost itself taps, and what can be tapped to
 * stand in for mana. Cards to exile are only those an action names.
 */
export const simpleSupply = (
  ctx: Context,
  payer: Payer,
  reserved: ReadonlySet<ObjectId>,
  tapping: readonly ManaSource[] = simpleSources(ctx, payer.player),
): Supply => {
  const helpers = waysOf(payer).flatMap((by) => standIns(ctx, payer, by, reserved))
  const willing = helpers.filter(({ by, given }) => given || by !== 'delve')
  const named = new Set(willing.flatMap(({ object, given }) => (given ? [object] : [])))
  const sources = tapping.filter(({ object }) => !reserved.has(object) && !named.has(object))
  const mana = supplyOf(payer, sources, weighSources(ctx, payer.player, sources))
  return joined(poolSupply(ctx, payer), withStandIns(mana, willing))
}

/** What an action names: the pool, after its mana abilities, and what stands in for mana. */
export const namedSupply = (ctx: Context, payer: Payer, reserved: ReadonlySet<ObjectId>): Supply => {
  const helpers = waysOf(payer).flatMap((by) => standIns(ctx, payer, by, reserved))
  return joined(poolSupply(ctx, payer), standInSupply(helpers.filter(({ given }) => given)))
}

/** With every card that could be exiled to stand in for mana. */
export const delvingSupply = (
  ctx: Context,
  payer: Payer,
  reserved: ReadonlySet<ObjectId>,
  tapping: readonly ManaSource[] = simpleSources(ctx, payer.player),
): Supply => {
  const asked = waysOf(payer).includes('delve') && payer.choices.costs?.delve === undefined
  const cards = asked ? standIns(ctx, payer, 'delve', reserved) : []
  return joined(simpleSupply(ctx, payer, reserved, tapping), standInSupply(cards))
}

export const joined = (a: Supply, b: Supply): Supply => ({
  groups: [...a.groups, ...b.groups],
  from: [...a.from, ...b.from],
})

export const standInSupply = (helpers: readonly StandIn[]): Supply => ({
  groups: helpers.map(({ units, given }) => ({ weight: given ? NAMED : LAST, outputs: units.map((unit) => [unit]) })),
  from: helpers.map((standIn) => ({ source: null, standIn })),
})

/** Sources that could stand in as well do one or the other: their groups get both kinds of outputs. */
const withStandIns = (mana: Supply, helpers: readonly StandIn[]): Supply => {
  const isSource = (object: ObjectId) => mana.from.some((from) => 'source' in from && from.source?.object === object)
  const groups = mana.groups.map((group, i) => {
    const helper = helperOf(mana.from[i]!, helpers)
    return helper === undefined
      ? group
      : { ...group, outputs: [...group.outputs, ...helper.units.map((unit) => [unit])] }
  })
  const from = mana.from.map((one): Origin => {
    const helper = helperOf(one, helpers)
    return helper === undefined || 'place' in one ? one : { ...one, standIn: helper }
  })
  return joined({ groups, from }, standInSupply(helpers.filter(({ object }) => !isSource(object))))
}

const helperOf = (from: Origin, helpers: readonly StandIn[]): StandIn | undefined =>
  'place' in from ? undefined : helpers.find(({ object }) => object === from.source?.object)

export const supplyOf = ({ spending }: Payer, sources: readonly ManaSource[], weights: readonly number[]): Supply => {
  const usable = sources.map((source, i) => ({
    source: {
      ...source,
      options: source.options.filter(({ units }) => units.some((unit) => maySpend(unit, spending))),
    },
    weight: weights[i]!,
  }))
  const kept = usable.filter(({ source }) => source.options.length > 0)
  return {
    groups: kept.map(({ source, weight }) => ({
      weight,
      outputs: source.options.map(({ units }) => spendable(units, spending)),
    })),
    from: kept.map(({ source }) => ({ source, standIn: null })),
  }
}

const spendable = (units: readonly Mana[], spending: Payer['spending']): readonly Mana[] =>
  units.filter((unit) => maySpend(unit, spending))

/** CR 118.14, 609.4b: mana may be spent as though it were of any colour, or of any type. */
const asThough = ({ spendsAs }: Payer, need: Need): Need =>
  need.types !== null && (spendsAs === 'any-type' || (spendsAs === 'any-color' && need.types.some(isColor)))
    ? { ...need, anyMana: true }
    : need

/** The best way to pay a cost from a supply with so many Phyrexian symbols paid by life; the first way that works. */
export const planMana = (payer: Payer, cost: ManaCost, lifeFor: number, supply: Supply): Plan => {
  let missing: ManaCost = cost
  for (const way of waysToPay(cost, lifeFor)) {
    const solved = solveMana(
      way.map((need) => asThough(payer, need)),
      supply.groups,
    )
    if (solved.kind === 'solved') return { kind: 'solved', solution: solved.solution, supply }
    if (solved.kind === 'too-many')
      leaveUnsupportedRule('601.2g', payer.name.name, 'more ways to pay than can be looked at')
    else if (missing === cost) missing = asCost(solved.missing)
  }
  return { kind: 'short', missing }
}

/** What a solution uses: mana abilities with what they make, places in the pool, and what stands in. */
export const usedBy = ({ solution, supply }: Extract<Plan, { kind: 'solved' }>) => {
  const uses = solution.uses.map(({ group, output }) => ({ from: supply.from[group]!, output }))
  return {
    places: uses.flatMap(({ from }) => ('place' in from ? [from.place] : [])),
    taps: uses.flatMap(({ from, output }) => {
      const option = 'source' in from ? from.source?.options[output] : undefined
      return option === undefined || !('source' in from) ? [] : [{ object: from.source!.object, option }]
    }),
    standIns: uses.flatMap(({ from, output }) =>
      'source' in from && from.standIn !== null && output >= (from.source?.options.length ?? 0) ? [from.standIn] : [],
    ),
  }
}
