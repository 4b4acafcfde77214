import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import type { Env } from '../refs/env.ts'
import { isRelated } from '../refs/match.ts'
import { matchesAsSpell } from './match-card.ts'
import { isFor, permissions } from './permissions.ts'

/**
 * CR 609.4, 609.4a: whether a card in another player's graveyard may be cast as though it were in this player's own; whatever else
 * lets cards be cast from there, also as though something, lets it be cast then.
 */
export const liesAsOwn = (ctx: Context, player: PlayerId, card: ObjectId): boolean => {
  const { zone, owner } = ctx.state.objects[card]!
  if (zone !== 'graveyard' || owner === player) return false
  return permissions(ctx, 'cast').some(
    (one) =>
      one.permission.asThough === 'own-graveyard' &&
      isRelated(one.env, player, one.may.who) &&
      isFor(one, card) &&
      matchesAsSpell(one.env, one.may.what, card),
  )
}

/** How a text sees a card that is treated as this player's own. */
export const seenAsOwnedBy = (env: Env, owner: PlayerId, card: ObjectId): Env => {
  const { view } = env
  const object = view.state.objects[card]
  if (object === undefined || object.owner === owner) return env
  const objects = { ...view.state.objects, [card]: { ...object, owner } }
  return { ...env, view: { state: { ...view.state, objects }, of: view.of } }
}
