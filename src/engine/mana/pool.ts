import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Mana } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { patchPlayer, record } from '../events/commit.ts'

/** CR 106.4: mana made by a source goes into a player's pool. */
export const addToPool = (ctx: Context, player: PlayerId, units: readonly Mana[], source: ObjectId): void => {
  if (units.length === 0) return
  patchPlayer(ctx, player, { mana: [...ctx.state.players[player]!.mana, ...units] })
  record(ctx, { kind: 'mana-added', player, mana: units.map(({ type }) => type), source })
}

/** CR 118.3a: removes units from a player's pool, by their places in it. */
export const spendFromPool = (ctx: Context, player: PlayerId, places: readonly number[]): readonly Mana[] => {
  const { mana } = ctx.state.players[player]!
  const spent = mana.filter((_, place) => places.includes(place))
  if (spent.length === 0) return []
  patchPlayer(ctx, player, { mana: mana.filter((_, place) => !places.includes(place)) })
  record(ctx, { kind: 'mana-spent', player, mana: spent.map(({ type }) => type) })
  return spent
}
