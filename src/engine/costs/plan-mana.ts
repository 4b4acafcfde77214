import type { ObjectId } from '../../core/ids.ts'
import type { Mana, ManaCost } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { asCost, waysToPay } from '../mana/need.ts'
import { type ManaGroup, type Solution, solveMana } from '../mana/solve.ts'
import { type ManaSource, otherSources, simpleSources } from '../mana/sources.ts'
import { maySpend } from '../mana/spending.ts'
import { demandOfHand, weighSources, weighUnit } from '../mana/weigh-sources.ts'
import type { Payer } from './payer.ts'

/** Where mana can come from: units of the pool by place, then sources with their options. */
export interface Supply {
  readonly groups: readonly ManaGroup[]
  /** For each group the place of its unit in the pool, or its source. */
  readonly from: readonly ({ readonly place: number } | { readonly source: ManaSource })[]
}

export type Plan =
  | { readonly kind: 'solved'; readonly solution: Solution; readonly supply: Supply }
  | { readonly kind: 'short'; readonly missing: ManaCost }

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

/** The pool and everything that can simply be tapped for mana, apart from what the cost itself taps. */
export const simpleSupply = (ctx: Context, payer: Payer, reserved: ReadonlySet<ObjectId>): Supply => {
  const sources = simpleSources(ctx, payer.player).filter(({ object }) => !reserved.has(object))
  return joined(poolSupply(ctx, payer), supplyOf(payer, sources, weighSources(ctx, payer.player, sources)))
}

/**
 * Also what other mana abilities could make, whatever they cost: if even this is not enough, nothing is. One that does
 * not tap may be used again and again.
 */
export const boldestSupply = (ctx: Context, payer: Payer, reserved: ReadonlySet<ObjectId>, needed: number): Supply => {
  const sources = otherSources(ctx, payer.player).filter(({ object }) => !reserved.has(object))
  const often = sources.flatMap((source) =>
    Array.from({ length: source.repeats ? Math.min(needed, 20) : 1 }, () => source),
  )
  return joined(
    simpleSupply(ctx, payer, reserved),
    supplyOf(
      payer,
      often,
      often.map(() => 0),
    ),
  )
}

const joined = (a: Supply, b: Supply): Supply => ({ groups: [...a.groups, ...b.groups], from: [...a.from, ...b.from] })

const supplyOf = ({ spending }: Payer, sources: readonly ManaSource[], weights: readonly number[]): Supply => {
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
    from: kept.map(({ source }) => ({ source })),
  }
}

const spendable = (units: readonly Mana[], spending: Payer['spending']): readonly Mana[] =>
  units.filter((unit) => maySpend(unit, spending))

/** The best way to pay a cost from a supply with so many Phyrexian symbols paid by life; the first way that works. */
export const planMana = (payer: Payer, cost: ManaCost, lifeFor: number, supply: Supply): Plan => {
  let missing: ManaCost = cost
  for (const way of waysToPay(cost, lifeFor)) {
    const solved = solveMana(way, supply.groups)
    if (solved.kind === 'solved') return { kind: 'solved', solution: solved.solution, supply }
    if (solved.kind === 'too-many')
      leaveUnsupportedRule('601.2g', payer.name.name, 'more ways to pay than can be looked at')
    else if (missing === cost) missing = asCost(solved.missing)
  }
  return { kind: 'short', missing }
}
