import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Attacker, Combat, Turn } from '../../core/state.ts'
import { defendingPlayerOf, playerAttacked } from '../combat/attacked-player.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { patchCombat } from './commit.ts'

/** CR 506.4: removed from combat, as a creature that fights and as a permanent that is attacked. */
export const leaveCombat = (ctx: Context, id: ObjectId, whose?: PlayerId): boolean => {
  const fought = stopFighting(ctx, id)
  return stopBeingAttacked(ctx, id, whose) || fought
}

/** CR 506.4, 509.1h: what it blocked stays blocked, and what blocked it goes on blocking, nothing. */
export const stopFighting = (ctx: Context, id: ObjectId): boolean => {
  let fought = false
  for (const turn of ctx.state.turns) {
    const { combat } = turn
    if (combat === null) continue
    const attackers = combat.attackers.filter(({ attacker }) => attacker !== id)
    const blockers = combat.blockers.filter(({ blocker }) => blocker !== id)
    if (attackers.length === combat.attackers.length && blockers.length === combat.blockers.length) continue
    fought = true
    const blocked = combat.blocked.filter((other) => other !== id)
    patchCombat(ctx, turn, { attackers, blockers, blocked, ...formerly(ctx, combat, id) })
  }
  return fought
}

/** CR 508.5, 508.8: that it attacked, and whom, is remembered until the combat phase ends. */
const formerly = (ctx: Context, combat: Combat, id: ObjectId): Pick<Combat, 'formerly'> => {
  const attack = combat.attackers.find(({ attacker }) => attacker === id)
  if (attack === undefined) return {}
  const player = defendingPlayerOf(project(ctx), attack) ?? null
  const others = (combat.formerly ?? []).filter(({ attacker }) => attacker !== id)
  const defender = attack.left === undefined ? { defender: attack.defender } : {}
  return { formerly: [...others, { attacker: id, player, ...defender }] }
}

/** CR 506.4c: what attacks it goes on attacking, nothing; `whose`: who it was attacked for, if that is no longer seen. */
export const stopBeingAttacked = (ctx: Context, id: ObjectId, whose?: PlayerId): boolean => {
  let attacked = false
  for (const turn of ctx.state.turns) {
    if (!isAttacked(turn, id)) continue
    const player = whose ?? playerAttacked(project(ctx), id)
    if (player === undefined) continue
    attacked = true
    const attackers = turn.combat!.attackers.map(
      (attack): Attacker =>
        attack.defender === id && attack.left === undefined ? { ...attack, left: player } : attack,
    )
    patchCombat(ctx, turn, { attackers })
  }
  return attacked
}

const isAttacked = ({ combat }: Turn, id: ObjectId): boolean =>
  combat?.attackers.some(({ defender, left }) => defender === id && left === undefined) === true
