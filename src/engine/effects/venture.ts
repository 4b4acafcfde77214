import { venture as ventureOn } from '../dungeon/venture.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 309.5 */
export const venture: Handler<'venture'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) ventureOn(ctx, player, effect.into)
  return env
}
