import type { ObjectId } from '../core/ids.ts'
import { protectorOf } from './combat/attacked-player.ts'
import type { Context } from './context.ts'
import { record } from './events/commit.ts'
import { canFight } from './events/join-combat.ts'
import { stopBeingAttacked, stopFighting } from './events/leave-combat.ts'
import { project } from './projection/project.ts'

/**
 * CR 506.4: a creature that fights is removed from combat when it is no creature any more, becomes a battle or phases out;
 * what is attacked when it is no planeswalker and no battle any more. One that was both goes on as what it still is
 * (CR 506.4d). Nothing else removes it: not that it can't attack or block any more, nor its tapping or untapping (CR 506.4a,
 * 506.4b). Looked at after each step, since such effects begin and end in many ways.
 */
export const noteCombat = (ctx: Context): void => {
  const combats = ctx.state.turns.flatMap(({ combat }) => (combat === null ? [] : [combat]))
  if (combats.length === 0) return
  const view = project(ctx)
  const isHere = (id: ObjectId): boolean => ctx.state.objects[id]?.zone === 'battlefield'
  const fighting = combats.flatMap(({ attackers, blockers }) => [
    ...attackers.map(({ attacker }) => attacker),
    ...blockers.map(({ blocker }) => blocker),
  ])
  const attacked = combats.flatMap(({ attackers }) => attackers.map(({ defender }) => defender))
  const noFighters = fighting.filter((id) => isHere(id) && !canFight(view.of(id)))
  const notAttacked = attacked.filter((id) => isHere(id) && !staysAttacked(ctx, id))
  for (const object of new Set(noFighters)) {
    if (stopFighting(ctx, object)) record(ctx, { kind: 'removed-from-combat', object })
  }
  for (const object of new Set(notAttacked)) {
    if (stopBeingAttacked(ctx, object, protectorOf(view, object))) record(ctx, { kind: 'removed-from-combat', object })
  }
}

/** CR 506.4e: what was a battle and is only a planeswalker now stays attacked if its protector controls it. */
const staysAttacked = (ctx: Context, id: ObjectId): boolean => {
  const view = project(ctx)
  const traits = view.of(id)
  if (traits?.types.includes('battle') === true) return true
  if (traits?.types.includes('planeswalker') !== true) return false
  const protector = protectorOf(view, id)
  return protector === undefined || protector === traits.controller
}
