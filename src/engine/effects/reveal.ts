import { record } from '../events/commit.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 701.20a: shows a hand to everybody for a time. */
export const revealHand: Handler<'reveal-hand'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    record(ctx, { kind: 'revealed', objects: ctx.state.players[player]!.hand, to: 'all' })
  }
  return env
}

/** CR 701.20e: shows a hand to the controller of the effect. */
export const lookAtHand: Handler<'look-at-hand'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    record(ctx, { kind: 'revealed', objects: ctx.state.players[player]!.hand, to: env.controller })
  }
  return env
}
