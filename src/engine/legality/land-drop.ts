import type { PlayerId } from '../../core/ids.ts'
import { isMainPhase } from '../../core/step.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { isRelated, matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { restrictions } from '../restrictions.ts'
import { isActive, turnOf } from '../seats.ts'
import { mayPlayAfterAdventure } from './left-in-exile.ts'
import { named } from './named.ts'
import { isFor, permissions } from './permissions.ts'
import type { ProposedCard } from './proposed.ts'
import type { Rule } from './stage.ts'

/** CR 305.1: only a land card is played as a land. */
export const isALand: Rule<ProposedCard> = (ctx, { player, object, traits }) =>
  traits.types.includes('land')
    ? []
    : [
        illegal(
          'land.not-a-land',
          ['305.1', '116.2a'],
          { object: named(ctx, object) },
          { kind: 'cast-spell', player, object },
        ),
      ]

/** CR 305.1: a land is played from its owner's hand, or from where an effect lets that player play it. */
export const playableZone: Rule<ProposedCard> = (ctx, card) => {
  const { player, object, owner, zone } = card
  if ((zone === 'hand' && owner === player) || mayPlayFromThere(ctx, card)) return []
  if (mayPlayAfterAdventure(ctx, card)) return []
  if (zone === 'hand') return [illegal('cast.not-yours', ['305.1', '108.3'], { object: named(ctx, object), player })]
  return [illegal('zone.cannot-play-from', ['305.1', '116.2a'], { object: named(ctx, object), zone })]
}

const mayPlayFromThere = (ctx: Context, { player, object }: ProposedCard): boolean =>
  permissions(ctx, 'play-land').some(
    (one) =>
      one.may.from !== undefined &&
      isRelated(one.env, player, one.may.who) &&
      isFor(one, object) &&
      matches(one.env, one.may.from, object),
  )

/** CR 305.3: a land is only ever played on one's own turn. */
export const landOnOwnTurn: Rule<ProposedCard> = (ctx, { player, object }) =>
  isActive(ctx.state, player) ? [] : [illegal('land.not-your-turn', ['305.3'], { object: named(ctx, object) })]

/** CR 116.2a, 305.1, 505.6b, 702.8a: in a main phase, with the stack empty; any time on one's own turn if it has flash. */
export const landTiming: Rule<ProposedCard> = (ctx, { player, object, traits }) => {
  if (hasKeyword(traits, 'flash')) return []
  const { step, stack } = turnOf(ctx.state, player)
  const name = named(ctx, object)
  return [
    ...(isMainPhase(step) ? [] : [illegal('land.wrong-step', ['116.2a', '305.1'], { object: name, step })]),
    ...(stack.length === 0 ? [] : [illegal('land.stack-not-empty', ['116.2a', '305.1'], { object: name })]),
  ]
}

/** CR 305.2: one land on each of one's own turns, unless effects raise the number. */
export const landDrop: Rule<ProposedCard> = (ctx, { player }) => {
  const played = ctx.state.players[player]!.landsPlayed
  const allowed = landsAllowed(ctx, player)
  return played < allowed ? [] : [illegal('land.already-played', ['305.2', '305.2b'], { played, allowed })]
}

export const landsAllowed = (ctx: Context, player: PlayerId): number =>
  permissions(ctx, 'play-land').reduce(
    (sum, { env, may }) =>
      sum + (isRelated(env, player, may.who) ? (may.extra ?? (may.from === undefined ? 1 : 0)) : 0),
    1,
  )

/** CR 101.2: no effect keeps the player from playing lands, or such ones from where they are. */
export const landRestrictions: Rule<ProposedCard> = (ctx, { player, object }) =>
  restrictions(ctx, 'play-land').flatMap(({ source, controller, pattern, objects }) => {
    const env = plainEnv(project(ctx), source, controller)
    const concerned =
      objects === null || objects.length === 0 ? isRelated(env, player, pattern.who) : objects.includes(player)
    const isMeant = pattern.from === undefined || matches(env, pattern.from, object)
    return concerned && isMeant ? [illegal('land.prohibited', ['101.2', '305.1'], { source: named(ctx, source) })] : []
  })
