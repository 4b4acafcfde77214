import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { Ref } from '../../core/ref.ts'
import { askObjects } from '../ask.ts'
import { attackersOf, defendingPlayer, joinable } from '../combat/defenders.ts'
import type { Context } from '../context.ts'
import type { Joining } from '../events/join-combat.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import { characteristicsOf, type Env } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { mainTurn } from '../seats.ts'

type How = true | Ref

/** What something put onto the battlefield under a player's control will be attacking or blocking. */
export const joiningOf = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  { attacking, blocking }: { readonly attacking?: boolean | Ref; readonly blocking?: How },
): Joining => {
  const attacked = attacking === undefined || attacking === false ? null : attackedBy(ctx, env, player, attacking)
  const blocked = blocking === undefined ? null : blockedBy(ctx, env, player, blocking)
  return { ...(attacked === null ? {} : { attacking: attacked }), ...(blocked === null ? {} : { blocking: blocked }) }
}

/** CR 508.4, 508.4a: its controller chooses what it attacks unless the effect says that; null if it is not there any more. */
export const attackedBy = (ctx: Context, env: Env, player: PlayerId, attacking: How): TargetId | null => {
  const options = joinable(ctx, player)
  if (attacking === true) return choose(ctx, env, player, options, '508.4')
  return only(options, lookUp(env, attacking))
}

/** CR 509.4, 509.4a: its controller chooses among the attackers it is a defending player for. */
const blockedBy = (ctx: Context, env: Env, player: PlayerId, blocking: How): ObjectId | null => {
  const options = attackersOf(mainTurn(ctx.state))
    .filter((attack) => defendingPlayer(ctx, attack) === player)
    .map(({ attacker }) => attacker)
  if (blocking === true) return choose(ctx, env, player, options, '509.4')
  return only(options, lookUp(env, blocking))
}

const only = (options: readonly TargetId[], named: readonly TargetId[]): TargetId | null =>
  options.find((id) => named.includes(id)) ?? null

/** One of the options, chosen by the player; null if there are none. */
export const choose = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  options: readonly TargetId[],
  rule: string,
): TargetId | null => {
  if (options.length === 0) return null
  const [chosen] = askObjects(ctx, {
    kind: 'choose-objects',
    key: nextKey(ctx, `combat:${env.source}:${player}`),
    player,
    rule,
    purpose: 'choose',
    source: env.source,
    options,
    min: 1,
    max: 1,
  })
  return chosen ?? null
}

/** Who controls a permanent now, or did last. */
export const controllerOf = (ctx: Context, id: ObjectId): PlayerId | undefined =>
  characteristicsOf(project(ctx), id)?.controller
