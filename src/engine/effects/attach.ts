import { cite } from '../context.ts'
import { happen } from '../events/happen.ts'
import { isPlayer } from '../refs/env.ts'
import { canBeAttached } from '../targets/can-be-attached.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, resolveRef } from './resolve-ref.ts'

/** CR 701.3a–b: what can't be attached to that stays where it is. */
export const attach: Handler<'attach'> = (ctx, env, effect) => {
  const [object] = permanentsOf(ctx, resolveRef(ctx, env, effect.what))
  const hosts = resolveRef(ctx, env, effect.to)
  const [to] = [...permanentsOf(ctx, hosts), ...hosts.filter((id) => isPlayer(env.view, id))]
  if (object === undefined || to === undefined) return env
  if (!canBeAttached(ctx, object, to)) {
    cite(ctx, '701.3b', { object, to })
    return env
  }
  happen(ctx, [{ kind: 'attach', object, to }])
  return env
}

/** CR 701.3d */
export const unattach: Handler<'unattach'> = (ctx, env, effect) => {
  for (const object of permanentsOf(ctx, resolveRef(ctx, env, effect.what))) happen(ctx, [{ kind: 'unattach', object }])
  return env
}
