import { addToPool } from '../mana/pool.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/**
 * CR 701.10f, 106.6: a player adds as much mana of each type as they have; what mana there was may be spent on is no part of its
 * type, so what is added may be spent on anything.
 */
export const doubleMana: Handler<'double-mana'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    const added = ctx.state.players[player]!.mana.map(({ type }) => ({ type }))
    addToPool(ctx, player, added, env.source)
  }
  return env
}
