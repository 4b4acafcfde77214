import { turnFaceDown } from '../facing/turn-face-down.ts'
import { turnFaceUp } from '../facing/turn-face-up.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, resolveRef } from './resolve-ref.ts'

/** CR 708.8: by an effect nothing is paid for it. */
export const turnUp: Handler<'turn-face-up'> = (ctx, env, effect) => {
  turnFaceUp(ctx, permanentsOf(ctx, resolveRef(ctx, env, effect.what)), env.controller)
  return env
}

export const turnDown: Handler<'turn-face-down'> = (ctx, env, effect) => {
  const down = effect.as === undefined ? {} : { as: effect.as }
  turnFaceDown(ctx, permanentsOf(ctx, resolveRef(ctx, env, effect.what)), down)
  return env
}
