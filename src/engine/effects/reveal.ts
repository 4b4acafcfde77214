import { patchObject, record } from '../events/commit.ts'
import type { Handler } from './handler.ts'
import { playersOf, presentObjects, resolveRef } from './resolve-ref.ts'

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

/**
 * CR 701.20a, 701.20e: shows objects to everybody, or lets one player look at them; who looks at a card exiled face down may go
 * on doing so (406.3).
 */
export const reveal: Handler<'reveal'> = (ctx, env, effect) => {
  const objects = presentObjects(ctx, resolveRef(ctx, env, effect.what))
  if (objects.length === 0) return env
  if (effect.to === undefined) {
    record(ctx, { kind: 'revealed', objects, to: 'all' })
    return env
  }
  for (const player of playersOf(env, resolveRef(ctx, env, effect.to))) {
    record(ctx, { kind: 'revealed', objects, to: player })
    for (const id of objects) {
      const { zone, faceDown, marks } = ctx.state.objects[id]!
      if (zone !== 'exile' || !faceDown) continue
      patchObject(ctx, id, { marks: { ...marks, seenBy: [...new Set([...(marks?.seenBy ?? []), player])] } })
    }
  }
  return env
}
