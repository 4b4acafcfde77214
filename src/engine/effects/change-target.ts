import { leaveUnsupportedRule } from '../interrupt.ts'
import { changeTargets } from '../targets/change-targets.ts'
import type { Handler } from './handler.ts'
import { presentObjects, resolveRef } from './resolve-ref.ts'

/** CR 115.7: changes targets of spells and abilities on the stack. */
export const changeTarget: Handler<'change-target'> = (ctx, env, effect) => {
  const to = effect.to === undefined ? null : resolveRef(ctx, env, effect.to)
  for (const id of presentObjects(ctx, resolveRef(ctx, env, effect.what))) {
    if (ctx.state.objects[id]?.zone === 'stack') changeTargets(ctx, env, id, effect.how, to)
  }
  return env
}

/** CR 707.10: copies of spells are not made yet. */
export const copySpell: Handler<'copy-spell'> = (_, env) =>
  leaveUnsupportedRule('707.10', env.view.of(env.source)?.name ?? '', 'copy')
