import { COIN_SIDES, type CoinSide } from '../../core/chance.ts'
import type { PlayerId } from '../../core/ids.ts'
import { askNumber, askOption } from '../ask.ts'
import type { Context } from '../context.ts'
import { nextKey } from '../next-key.ts'
import { numberUpTo } from '../random.ts'
import type { Env } from '../refs/env.ts'

/** CR 705.1, 706.1b: the table may use coins and dice of its own; then whoever uses one says what it shows. */
const isTables = (ctx: Context): boolean => ctx.state.rules.options.randomness === 'table'

export const coinSide = (ctx: Context, env: Env, player: PlayerId): CoinSide => {
  if (!isTables(ctx)) return COIN_SIDES[numberUpTo(ctx, 2) - 1]!
  return askOption(ctx, {
    kind: 'report-coin',
    key: nextKey(ctx, `coin:${env.source}:${player}`),
    player,
    rule: '705.1',
    source: env.source,
    options: COIN_SIDES,
  }) as CoinSide
}

/** CR 706.1a: from 1 to the number of sides, each as likely. */
export const dieFace = (ctx: Context, env: Env, player: PlayerId, sides: number): number => {
  if (!isTables(ctx)) return numberUpTo(ctx, sides)
  const key = nextKey(ctx, `die:${env.source}:${player}`)
  return askNumber(ctx, { kind: 'report-die', key, player, rule: '706.1b', source: env.source, sides })
}
