import type { PlayerId } from '../../core/ids.ts'
import type { Restriction } from '../../core/permission.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { isRelated } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'

const USUAL = 7
interface Sizing {
  readonly timestamp: number
  readonly size: number
}

/** CR 402.2, 613.11: seven, unless effects set it or take it away; of several the newest counts. */
export const maxHandSize = (ctx: Context, player: PlayerId): number =>
  [...fromAbilities(ctx, player), ...fromEffects(ctx, player)]
    .sort((a, b) => a.timestamp - b.timestamp)
    .reduce((_, { size }) => size, USUAL)

const fromAbilities = (ctx: Context, player: PlayerId): readonly Sizing[] =>
  project(ctx).statics.flatMap(({ source, controller, timestamp, effect }) => {
    if (effect.kind === 'max-hand-size' && controller === player) {
      return [{ timestamp, size: effect.size === 'none' ? Number.POSITIVE_INFINITY : effect.size }]
    }
    return takesAway(ctx, effect, source, controller, player) ? [{ timestamp, size: Number.POSITIVE_INFINITY }] : []
  })

const fromEffects = (ctx: Context, player: PlayerId): readonly Sizing[] =>
  ctx.state.effects.flatMap(({ rule, source, controller, timestamp, objects, filter }) => {
    const isMeant = filter === undefined ? objects.includes(player) : true
    return rule !== undefined && isMeant && takesAway(ctx, rule, source, controller, player)
      ? [{ timestamp, size: Number.POSITIVE_INFINITY }]
      : []
  })

const takesAway = (
  ctx: Context,
  effect: { readonly kind: string },
  source: string,
  controller: string,
  player: PlayerId,
): boolean => {
  if (effect.kind !== 'restriction') return false
  const { cant } = effect as Restriction
  return cant.act === 'have-max-hand-size' && isRelated(plainEnv(project(ctx), source, controller), player, cant.who)
}
