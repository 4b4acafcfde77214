import type { PlayerId } from '../../core/ids.ts'
import type { Mana } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { patchPlayer, record } from '../events/commit.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 106.13: one player's pool is emptied into another's; what made the mana and what it may be spent on stay with it. */
export const drainMana: Handler<'drain-mana'> = (ctx, env, effect) => {
  const [to] = playersOf(env, resolveRef(ctx, env, effect.to))
  if (to === undefined) return env
  const drained = playersOf(env, resolveRef(ctx, env, effect.from)).flatMap((player) => empty(ctx, player))
  if (drained.length === 0) return env
  patchPlayer(ctx, to, { mana: [...ctx.state.players[to]!.mana, ...drained] })
  record(ctx, { kind: 'mana-added', player: to, mana: drained.map(({ type }) => type), source: null })
  return env
}

const empty = (ctx: Context, player: PlayerId): readonly Mana[] => {
  const { mana } = ctx.state.players[player]!
  if (mana.length === 0) return []
  patchPlayer(ctx, player, { mana: [] })
  record(ctx, { kind: 'mana-emptied', player, mana: mana.map(({ type }) => type) })
  return mana
}
