import type { Cost } from '../../core/cost.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { Context, Execute } from '../context.ts'
import { named } from '../legality/named.ts'
import { spendsAs } from '../mana/spends-as.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { costFaults, payCost as payInFull } from './pay-cost.ts'
import type { Payer } from './payer.ts'
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
