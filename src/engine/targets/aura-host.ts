import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { canBeAttached } from './can-be-attached.ts'

/**
 * CR 303.4f–g: an Aura that enters by other means than resolving is put onto what its controller-to-be chooses among all
 * it can enchant; null if there is nothing, and then it stays where it is. Undefined for what is no Aura.
 */
export const auraHost = (ctx: Context, env: Env, id: ObjectId, player: PlayerId): TargetId | null | undefined => {
  if (project(ctx).of(id)?.subtypes.includes('Aura') !== true) return undefined
  const options = [...ctx.state.seats, ...ctx.state.battlefield].filter((to) => canBeAttached(ctx, id, to, player))
  if (options.length === 0) return null
  const [host] = askObjects(ctx, {
    kind: 'choose-objects',
    key: nextKey(ctx, `attach:${env.source}:${id}`),
    player,
    rule: '303.4f',
    purpose: 'attach',
    source: id,
    options,
    min: 1,
    max: 1,
  })
  return host ?? null
}
