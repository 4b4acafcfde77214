import type { Body } from '../../core/ability.ts'
import type { ActivateAbility, CastSpell } from '../../core/action.ts'
import { type Cost, manaOf } from '../../core/cost.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Named } from '../../core/illegality.ts'
import { type ManaCost, printManaCost } from '../../core/mana.ts'
import type { StackFacts } from '../../core/object.ts'
import { askOption } from '../ask.ts'
import type { Context, Execute } from '../context.ts'
import { costFaults, type Paid } from '../costs/pay-cost.ts'
import type { Payer } from '../costs/payer.ts'
import { totalCosts } from '../costs/total-cost.ts'
import { patchObject } from '../events/commit.ts'
import type { Spending } from '../mana/spending.ts'
import { spendsAs } from '../mana/spends-as.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import type { Targeting } from '../targets/legal-targets.ts'

/** A spell being cast or an ability being activated, while its choices are made (CR 601.2a–f, 602.2). */
export interface Proposal {
  readonly action: CastSpell | ActivateAbility
  /** The object as it was named: what reasons name and questions are keyed by. */
  readonly key: ObjectId
  readonly name: Named
  /** The object on the stack. */
  readonly stacked: ObjectId
  /** The spell itself, or the object whose ability it is. */
  readonly source: ObjectId
  readonly kind: 'spell' | 'activated'
  readonly body: Body
  /** Mana cost, alternative cost or activation cost, with what must be paid besides (118.8). */
  readonly cost: Cost
  /** Additional costs that may be paid (118.8b). */
  readonly options: readonly CostOption[]
  /** Options that are settled already: `flashback`. */
  readonly paid: readonly string[]
  readonly spending: Spending
  /** What each mode beyond the first costs (702.120a). */
  readonly perMode?: Cost
  /** What the total cost is less by something chosen already (601.2f). */
  readonly less?: ManaCost
  /** Cast as something resolves: no action names mana abilities. */
  readonly whileResolving?: boolean
  readonly execute: Execute
}

/** An additional cost that its player may pay: `kicker` (of several `kicker-1`, `kicker-2`), `buyback`. */
export interface CostOption {
  readonly name: string
  readonly cost: Cost
  /** Any number of times (702.33c, 702.56a). */
  readonly repeats?: true
}

/** What has been settled so far. */
export interface Settled {
  readonly modes: readonly number[]
  readonly paid: readonly string[]
  readonly x: number
}

/** CR 601.2c for spells, 602.2b for abilities. */
export const ruleOf = ({ kind }: Proposal): string => (kind === 'spell' ? '601.2c' : '602.2b')

export const factsOf = (ctx: Context, { stacked }: Proposal): StackFacts => ctx.state.objects[stacked]!.onStack!

export const settle = (ctx: Context, proposal: Proposal, facts: Partial<StackFacts>): void =>
  patchObject(ctx, proposal.stacked, { onStack: { ...factsOf(ctx, proposal), ...facts } })

/** CR 601.2h, 608.2k: what the stack remembers of a payment: the mana spent, and what it was made with. */
export const factsPaid = ({ manaSpent, used }: Paid): Partial<StackFacts> =>
  Object.keys(used).length === 0 ? { manaSpent } : { manaSpent, bound: used }

export const envOf = (ctx: Context, proposal: Proposal, x: number): Env => ({
  ...plainEnv(project(ctx), proposal.source, proposal.action.player, x),
  facts: factsOf(ctx, proposal),
  // What a text that lets several be cast says of each.
  each: proposal.stacked,
})

export const targetingOf = (ctx: Context, proposal: Proposal, x: number): Targeting => ({
  env: envOf(ctx, proposal, x),
  stacked: proposal.stacked,
  name: proposal.name,
  rule: ruleOf(proposal),
})

/** The one who pays; of Phyrexian symbols the total `cost` has life for already nothing is left to be said. */
export const payerOf = (ctx: Context, proposal: Proposal, x: number, cost: Cost = []): Payer => ({
  spendsAs: spendsAs(
    ctx,
    proposal.action.player,
    { kind: proposal.kind, source: proposal.source, controller: proposal.action.player },
    proposal.kind === 'spell' ? proposal.key : null,
  ),
  player: proposal.action.player,
  env: envOf(ctx, proposal, x),
  name: proposal.name,
  key: proposal.key,
  spending: proposal.spending,
  choices: withoutLifeFor(proposal.action, cost),
  execute: proposal.execute,
  ...(proposal.whileResolving === true ? { whileResolving: true } : {}),
})

const withoutLifeFor = (action: Proposal['action'], cost: Cost): Payer['choices'] => {
  const { payment, ...choices } = action
  if (payment?.lifeFor === undefined || lifeSymbols(cost) === 0) return action
  const { lifeFor: _, ...rest } = payment
  return { ...choices, payment: rest }
}

/** For how many Phyrexian symbols a total cost asks for life. */
const lifeSymbols = (cost: Cost): number =>
  cost.reduce((sum, part) => sum + (part.kind === 'pay-life' ? (part.forSymbols ?? 0) : 0), 0)

/** CR 601.2f: what it comes to with these options and this X; the least it can, while targets are open. */
export const costOf = (
  ctx: Context,
  proposal: Proposal,
  paid: readonly string[],
  x: number,
  openTargets: boolean,
): Cost => {
  const { stacked, source, kind, action, options } = proposal
  const totals = totalCosts(ctx, {
    stacked,
    agent: { kind, source, controller: action.player },
    player: action.player,
    cost: [...proposal.cost, ...costOfOptions(options, paid), ...costOfModes(ctx, proposal)],
    x,
    openTargets,
    less: proposal.less ?? [],
  })
  if (totals.length === 1) return totals[0]!
  const lifeFor = action.payment?.lifeFor
  const meant = totals.filter((cost) => lifeFor === undefined || lifeSymbols(cost) === lifeFor)
  const payable = (meant.length > 0 ? meant : totals).filter(
    (cost) => costFaults(ctx, payerOf(ctx, proposal, x, cost), cost).length === 0,
  )
  return openTargets || payable.length < 2 ? (payable[0] ?? totals[0]!) : chooseTotal(ctx, proposal, payable)
}

/** CR 118.8, 702.33c: each option once for each time it is paid. */
const costOfOptions = (options: readonly CostOption[], paid: readonly string[]): Cost =>
  options.flatMap(({ name, cost, repeats }) => {
    const times = paid.filter((one) => one === name).length
    return Array.from({ length: repeats === true ? times : Math.min(1, times) }, () => cost).flat()
  })

/** CR 702.120a: the escalate cost for each mode beyond the first. */
const costOfModes = (ctx: Context, proposal: Proposal): Cost => {
  const beyond = Math.max(0, factsOf(ctx, proposal).modes.length - 1)
  return Array.from({ length: beyond }, () => proposal.perMode ?? []).flat()
}

/** CR 118.7e, 601.2b: the player says which halves of hybrid symbols are meant, where that changes what is left to pay. */
const chooseTotal = (ctx: Context, { key, action }: Proposal, totals: readonly Cost[]): Cost => {
  const options = totals.map((cost) => printManaCost(manaOf(cost)) || '{0}')
  const chosen = askOption(ctx, {
    kind: 'choose-option',
    key: `total:${key}`,
    player: action.player,
    rule: '601.2f',
    source: key,
    options,
  })
  return totals[options.indexOf(chosen)]!
}
