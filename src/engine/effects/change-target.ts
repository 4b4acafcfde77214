import { evaluate } from '../refs/amount.ts'
import { copyForEach } from '../stack/copy-for-each.ts'
import { copyOnStack } from '../stack/copy-on-stack.ts'
import { changeTargets } from '../targets/change-targets.ts'
import type { Handler } from './handler.ts'
import { playersOf, presentObjects, resolveRef } from './resolve-ref.ts'

/** CR 115.7: changes targets of spells and abilities on the stack. */
export const changeTarget: Handler<'change-target'> = (ctx, env, effect) => {
  const to = effect.to === undefined ? null : resolveRef(ctx, env, effect.to)
  for (const id of presentObjects(ctx, resolveRef(ctx, env, effect.what))) {
    if (ctx.state.objects[id]?.zone === 'stack') changeTargets(ctx, env, id, effect.how, to)
  }
  return env
}

/** CR 707.10: puts copies of spells and abilities onto the stack, also of one that has left it meanwhile (608.2h). */
export const copySpell: Handler<'copy-spell'> = (ctx, env, effect) => {
  const { newTargets, except, target, eachOf, times = 1 } = effect
  const count = Math.max(0, evaluate(env, times))
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const aimed = eachOf ?? target
  const among = aimed === undefined ? {} : { among: resolveRef(ctx, env, aimed) }
  const copy = eachOf !== undefined ? copyForEach : copyOnStack
  for (const player of players) {
    for (const id of resolveRef(ctx, env, effect.what).flatMap((each) => Array.from({ length: count }, () => each)))
      copy(ctx, env, id, player, { newTargets, ...among, ...(except === undefined ? {} : { except }) })
  }
  return env
}
