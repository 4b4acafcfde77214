import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { type Copying, copyOnStack } from './copy-on-stack.ts'

/**
 * CR 707.10d: a copy for each of these that the spell or ability could target, put onto the stack in the order their controller
 * picks the targets. None is made for what is no legal target for each of its targets.
 */
export const copyForEach = (ctx: Context, env: Env, id: ObjectId, player: PlayerId, copying: Copying): void => {
  const targets = objectOf(env.view, id)?.onStack?.targets ?? []
  if (targets.every(({ chosen }) => chosen.length === 0)) return
  let among = copying.among ?? []
  while (among.length > 0) {
    const copy = copyOnStack(ctx, env, id, player, { ...copying, among, each: true })
    const aimed = copy === null ? [] : ctx.state.objects[copy]!.onStack!.targets.flatMap(({ chosen }) => chosen)
    if (aimed.length === 0) return
    among = among.filter((one) => one !== aimed[0])
  }
}
