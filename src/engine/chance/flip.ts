import { COIN_SIDES, type CoinSide } from '../../core/chance.ts'
import type { GameEvent } from '../../core/event.ts'
import type { PlayerId } from '../../core/ids.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { record } from '../events/commit.ts'
import { nextKey } from '../next-key.ts'
import type { Env } from '../refs/env.ts'
import { inForce, liesOn } from '../replacement/in-force.ts'
import { watch } from '../triggers/watch.ts'
import { coinSide } from './outcome.ts'
import { sparesOf } from './spares.ts'

export type Flip = Extract<GameEvent, { kind: 'coin-flipped' }>

/**
 * CR 705.2, 705.3: one coin: who flips it calls a side, unless only heads or tails matter; an effect may say what comes of it,
 * whatever comes up.
 */
export const flipCoin = (ctx: Context, env: Env, player: PlayerId, isCalled: boolean): Flip => {
  const call = isCalled ? callOf(ctx, env, player) : null
  const side = keptSide(ctx, env, player, call)
  const { wins } = fixedFor(ctx, player)
  const won = call === null ? wins : wins || side === call
  const flip: Flip = {
    kind: 'coin-flipped',
    player,
    side,
    ...(call === null && !wins ? {} : { won }),
  }
  cite(ctx, call === null ? '705.1' : '705.2', { player })
  watch(ctx, [record(ctx, flip)])
  return flip
}

const callOf = (ctx: Context, env: Env, player: PlayerId): CoinSide =>
  askOption(ctx, {
    kind: 'call-coin',
    key: nextKey(ctx, `call:${env.source}:${player}`),
    player,
    rule: '705.2',
    source: env.source,
    options: COIN_SIDES,
  }) as CoinSide

/** CR 705.3, 706.6: each effect that has a coin flipped twice doubles their number, and its player keeps one. */
const keptSide = (ctx: Context, env: Env, player: PlayerId, call: CoinSide | null): CoinSide => {
  const { side } = fixedFor(ctx, player)
  const coins = 2 ** sparesOf(ctx, 'coin', player).length
  const sides = Array.from({ length: coins }, () => coinSide(ctx, env, player))
  if (side !== undefined) return side
  const [one, ...others] = new Set(sides)
  if (others.length === 0) return one!
  // Who called it is asked all the same: losing may be what they want.
  return askOption(ctx, {
    kind: 'choose-option',
    key: nextKey(ctx, `keep-coin:${env.source}:${player}:${call ?? ''}`),
    player,
    rule: '705.2',
    source: env.source,
    options: COIN_SIDES,
  }) as CoinSide
}

const fixedFor = (ctx: Context, player: PlayerId): { readonly side: CoinSide | undefined; readonly wins: boolean } => {
  const fixed = inForce(ctx).flatMap((force) =>
    force.replacement.kind === 'fix-flip' && liesOn(force, force.replacement.who, player) ? [force.replacement] : [],
  )
  if (fixed.length > 0) cite(ctx, '705.3', { player })
  return { side: fixed.find(({ side }) => side !== undefined)?.side, wins: fixed.some(({ wins }) => wins === true) }
}
