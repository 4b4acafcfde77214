import type { PlayerId } from '../../core/ids.ts'
import { type Flip, flipCoin as flip } from '../chance/flip.ts'
import type { Context } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { bindNumber, type Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** How many coins one instruction may flip. */
const MOST_COINS = 1000

/** CR 705.2: each player flips so many coins, or goes on until one is lost; what follows may ask about the last. */
export const flipCoin: Handler<'flip-coin'> = (ctx, env, effect) => {
  const flips = playersOf(env, resolveRef(ctx, env, effect.who)).flatMap((player) => flipsOf(ctx, env, player, effect))
  const good = flips.filter(({ side, won }) => (effect.uncalled === true ? side === 'heads' : won === true)).length
  const last = flips.at(-1)
  const seen = last === undefined ? env : { ...env, chance: { ...env.chance, flip: last } }
  return bindNumber(seen, effect.as, good)
}

const flipsOf = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  { amount = 1, until, uncalled }: Parameters<Handler<'flip-coin'>>[2],
): readonly Flip[] => {
  const flips: Flip[] = []
  const most = until === 'lost' ? Number.POSITIVE_INFINITY : evaluate(env, amount)
  while (flips.length < most && !(until === 'lost' && flips.at(-1)?.won === false)) {
    if (flips.length >= MOST_COINS) leaveUnsupportedRule('705.1', '', `more than ${MOST_COINS} coins`)
    flips.push(flip(ctx, env, player, uncalled !== true))
  }
  return flips
}
