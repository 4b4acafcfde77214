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
  readonly permission: Permission
  /** The cards it was laid on by an effect that named some; null where it goes for all that match. */
  readonly cards: readonly ObjectId[] | null
}

/** Whether a permission goes for this card: it matches, and is one of those an effect named if it named any. */
export const isFor = ({ cards }: { readonly cards: readonly ObjectId[] | null }, card: ObjectId): boolean =>
  cards === null || cards.includes(card)

/** All permissions ("may") for one kind of action that are on now (CR 101.1, 601.3): of static abilities, and for a time (611.2). */
export const permissions = <A extends Act>(ctx: Context, act: A): readonly PermissionInForce<A>[] => {
  const view = project(ctx)
  const statics = view.statics.flatMap(({ source, controller, effect }) =>
    effect.kind === 'permission' ? inForce(plainEnv(view, source, controller), effect, act) : [],
  )
  const lasting = ctx.state.effects.flatMap(({ source, controller, rule, objects }) =>
    rule?.kind === 'permission' ? inForce(plainEnv(view, source, controller), rule, act, namedCards(ctx, objects)) : [],
  )
  return [...statics, ...lasting]
}

/** CR 604.6, 113.6e–f: what a card's own abilities permit in the zone it lies in, for its owner or who is treated so. */
export const ownPermissions = <A extends Act>(
  ctx: Context,
  card: ObjectId,
  player: PlayerId,
  act: A,
): readonly PermissionInForce<A>[] => {
  const view = project(ctx)
  const env = plainEnv(view, card, player)
  const { zone } = ctx.state.objects[card] ?? {}
  return (view.of(card)?.abilities ?? []).flatMap((ability) => {
    if (ability.kind !== 'static' || ability.zone === undefined || ability.zone !== zone) return []
    if (ability.condition !== undefined && !holds(env, ability.condition)) return []
    return ability.effects.flatMap((effect) => (effect.kind === 'permission' ? inForce(env, effect, act) : []))
  })
}

/** What an effect was laid on, where that is not players. */
const namedCards = (ctx: Context, objects: readonly string[]): readonly ObjectId[] | null => {
  const cards = objects.filter((id) => ctx.state.players[id] === undefined)
  return cards.length === 0 ? null : cards
}

const inForce = <A extends Act>(
  env: Env,
  permission: Permission,
  act: A,
  cards: readonly ObjectId[] | null = null,
): readonly PermissionInForce<A>[] => {
  const { may } = permission
  if (may.act !== act) return []
  return [{ source: env.source, env, may: may as Extract<Permission['may'], { act: A }>, permission, cards }]
}
