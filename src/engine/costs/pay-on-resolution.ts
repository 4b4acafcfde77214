import type { Cost } from '../../core/cost.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Context, Execute } from '../context.ts'
import { named } from '../legality/named.ts'
import { spendsAs } from '../mana/spends-as.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { costFaults, duesFaults, payDues, payCost as payInFull } from './pay-cost.ts'
import { type Due, duesOf, type Payer } from './payer.ts'
import { withX } from './total-cost.ts'

/** CR 118.12, 608.2d: whether a player could pay a cost that a resolving spell or ability asks for. */
export const canPay = (ctx: Context, env: Env, player: PlayerId, cost: Cost): boolean =>
  costFaults(ctx, payerOf(ctx, env, player, null), withX(cost, env.x)).length === 0

/**
 * CR 118.12, 118.13b: the player pays it now, and says how to pay for its symbols; the standpoint afterwards, which knows what it
 * was paid with.
 */
export const payCost = (ctx: Context, env: Env, player: PlayerId, cost: Cost, execute: Execute | null = null): Env => {
  const key = nextKey(ctx, `payment:${env.source}:${player}`)
  const { used } = payInFull(ctx, { ...payerOf(ctx, env, player, execute), key }, withX(cost, env.x))
  return { ...env, bound: { ...env.bound, ...used }, view: project(ctx) }
}

/** What one effect of several asks for (508.1h, 509.1d). */
export interface Bill {
  readonly source: ObjectId
  readonly cost: Cost
}

/** CR 508.1h–j, 509.1d–f: whether a player could pay what several effects ask for, all of it. */
export const billFaults = (ctx: Context, player: PlayerId, bills: readonly Bill[]): readonly Illegality[] => {
  const [first, ...others] = duesOfBills(ctx, player, bills, null)
  return first === undefined ? [] : duesFaults(ctx, first.payer, [first, ...others])
}

/** The same, paid as one cost. */
export const payBills = (ctx: Context, player: PlayerId, bills: readonly Bill[], execute: Execute): void => {
  const [first, ...others] = duesOfBills(ctx, player, bills, execute)
  if (first === undefined) return
  const key = nextKey(ctx, `payment:${first.payer.env.source}:${player}`)
  payDues(ctx, { ...first.payer, key }, [first, ...others])
}

const duesOfBills = (ctx: Context, player: PlayerId, bills: readonly Bill[], execute: Execute | null): readonly Due[] =>
  bills.flatMap(({ source, cost }) =>
    duesOf(payerOf(ctx, plainEnv(project(ctx), source, player), player, execute), cost),
  )

const payerOf = (ctx: Context, env: Env, player: PlayerId, execute: Execute | null): Payer => ({
  player,
  env: { ...env, view: project(ctx), controller: player },
  name: named(ctx, env.source),
  key: env.source,
  spending: { on: 'other' },
  spendsAs: spendsAs(ctx, player, null, null),
  choices: {},
  execute,
  whileResolving: true,
})
