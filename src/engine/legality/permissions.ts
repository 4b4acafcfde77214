import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Permission } from '../../core/permission.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'

type Act = Permission['may']['act']

/** A permission that is on now, and the standpoint its text is read from. */
export interface PermissionInForce<A extends Act> {
  readonly source: ObjectId
  readonly env: Env
  readonly may: Extract<Permission['may'], { act: A }>
  readonly asThough: Permission['asThough']
}

/** All permissions ("may") for one kind of action that are on now (CR 101.1, 601.3): of static abilities, and for a time (611.2). */
export const permissions = <A extends Act>(ctx: Context, act: A): readonly PermissionInForce<A>[] => {
  const view = project(ctx)
  const statics = view.statics.flatMap(({ source, controller, effect }) =>
    effect.kind === 'permission' ? inForce(plainEnv(view, source, controller), effect, act) : [],
  )
  const lasting = ctx.state.effects.flatMap(({ source, controller, rule }) =>
    rule?.kind === 'permission' ? inForce(plainEnv(view, source, controller), rule, act) : [],
  )
  return [...statics, ...lasting]
}

/** CR 604.6, 113.6e–f: what a card's own abilities permit in the zone it lies in, for its owner. */
export const ownPermissions = <A extends Act>(
  ctx: Context,
  card: ObjectId,
  player: PlayerId,
  act: A,
): readonly PermissionInForce<A>[] => {
  const view = project(ctx)
  const env = plainEnv(view, card, player)
  const { zone, owner } = ctx.state.objects[card] ?? {}
  if (owner !== player) return []
  return (view.of(card)?.abilities ?? []).flatMap((ability) => {
    if (ability.kind !== 'static' || ability.zone === undefined || ability.zone !== zone) return []
    if (ability.condition !== undefined && !holds(env, ability.condition)) return []
    return ability.effects.flatMap((effect) => (effect.kind === 'permission' ? inForce(env, effect, act) : []))
  })
}

const inForce = <A extends Act>(env: Env, { may, asThough }: Permission, act: A): readonly PermissionInForce<A>[] =>
  may.act === act ? [{ source: env.source, env, may: may as Extract<Permission['may'], { act: A }>, asThough }] : []
