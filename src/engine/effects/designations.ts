import { becomeTime, designate as give, setLevel as level, setSpeed, solve as solved } from '../events/designate.ts'
import { becomePrepared, becomeUnprepared } from '../events/prepare.ts'
import { watch } from '../triggers/watch.ts'
import type { Handler } from './handler.ts'
import { evaluateFor, permanentsOf, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 725.1, 726.1, 702.131a */
export const designate: Handler<'designate'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) give(ctx, player, effect.title)
  return env
}

/** CR 731.1: where it is neither day nor night, neither becomes the other. */
export const setTime: Handler<'set-time'> = (ctx, env, effect) => {
  const { time } = ctx.state.designations
  if (effect.to !== 'other') becomeTime(ctx, effect.to)
  else if (time !== undefined) becomeTime(ctx, time === 'day' ? 'night' : 'day')
  return env
}

/** CR 702.179c: no speed counts as none to begin with. */
export const increaseSpeed: Handler<'increase-speed'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    const more = Math.max(0, evaluateFor(env, effect.amount, effect.who, player))
    setSpeed(ctx, player, (ctx.state.players[player]!.speed ?? 0) + more)
  }
  return env
}

/** CR 716.2a */
export const setLevel: Handler<'set-level'> = (ctx, env, effect) => {
  for (const object of permanentsOf(ctx, resolveRef(ctx, env, effect.what))) level(ctx, object, effect.level)
  return env
}

/** CR 719.3a */
export const solve: Handler<'solve'> = (ctx, env, effect) => {
  for (const object of permanentsOf(ctx, resolveRef(ctx, env, effect.what))) solved(ctx, object)
  return env
}

/** CR 722.3a */
export const prepare: Handler<'prepare'> = (ctx, env, effect) => {
  const events = permanentsOf(ctx, resolveRef(ctx, env, effect.what)).flatMap((id) => becomePrepared(ctx, id))
  if (events.length > 0) watch(ctx, events)
  return env
}

/** CR 722.3b */
export const unprepare: Handler<'unprepare'> = (ctx, env, effect) => {
  const events = permanentsOf(ctx, resolveRef(ctx, env, effect.what)).flatMap((id) => becomeUnprepared(ctx, id))
  if (events.length > 0) watch(ctx, events)
  return env
}
