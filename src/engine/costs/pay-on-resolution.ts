import type { Cost } from '../../core/cost.ts'
import { manaOf } from '../../core/cost.ts'
import type { PlayerId } from '../../core/ids.ts'
import { manaValue } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { costFaults, payCost as payInFull } from './pay-cost.ts'
import type { Payer } from './payer.ts'
import { withX } from './total-cost.ts'

/** CR 118.12, 608.2d: whether a player could pay a cost that a resolving spell or ability asks for. */
export const canPay = (ctx: Context, env: Env, player: PlayerId, cost: Cost): boolean =>
  costFaults(ctx, payerOf(ctx, env, player), known(ctx, env, cost)).length === 0

/** CR 118.12: the player pays it now. */
export const payCost = (ctx: Context, env: Env, player: PlayerId, cost: Cost): void => {
  payInFull(ctx, payerOf(ctx, env, player), known(ctx, env, cost))
}

const payerOf = (ctx: Context, env: Env, player: PlayerId): Payer => ({
  player,
  env: { ...env, view: project(ctx), controller: player },
  name: named(ctx, env.source),
  key: `${env.source}:${player}`,
  spending: { on: 'other' },
  choices: {},
  execute: null,
})

/** CR 107.3: X is the X of the spell or ability; one that nobody has chosen is not understood. */
const known = (ctx: Context, env: Env, cost: Cost): Cost => {
  if (env.facts === null && manaValue(manaOf(cost)) !== manaValue(manaOf(cost), 1)) {
    leaveUnsupportedRule('107.3f', named(ctx, env.source).name, '{X}')
  }
  return withX(cost, env.x)
}
