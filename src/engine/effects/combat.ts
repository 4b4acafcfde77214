import type { TargetId } from '../../core/ids.ts'
import type { Attacker } from '../../core/state.ts'
import { joinable } from '../combat/defenders.ts'
import { patchCombat, record } from '../events/commit.ts'
import { becomeBlocked, canFight, joinAttack } from '../events/join-combat.ts'
import { leaveCombat } from '../events/leave-combat.ts'
import { lookUp } from '../refs/look-up.ts'
import { mainTurn } from '../seats.ts'
import { watch } from '../triggers/watch.ts'
import type { Handler } from './handler.ts'
import { attackedBy, choose, controllerOf } from './join-combat.ts'
import { permanentsOf, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 506.4: an effect removes it from combat. */
export const removeFromCombat: Handler<'remove-from-combat'> = (ctx, env, effect) => {
  for (const object of permanentsOf(ctx, resolveRef(ctx, env, effect.what))) {
    if (leaveCombat(ctx, object)) record(ctx, { kind: 'removed-from-combat', object })
  }
  return env
}

/** CR 509.1h: an effect says that it becomes blocked. */
export const blockWithNothing: Handler<'become-blocked'> = (ctx, env, effect) => {
  const objects = permanentsOf(ctx, resolveRef(ctx, env, effect.what))
  watch(
    ctx,
    objects.flatMap((id) => becomeBlocked(ctx, id)),
  )
  return env
}

/** CR 506.3g, 508.4, 508.4b: an effect says that it is attacking; a battle can't. */
export const becomeAttacking: Handler<'join-attack'> = (ctx, env, effect) => {
  for (const id of permanentsOf(ctx, resolveRef(ctx, env, effect.what))) {
    const player = controllerOf(ctx, id)
    if (player === undefined || !canFight(env.view.of(id))) continue
    const defender = attackedBy(ctx, env, player, effect.defender ?? true)
    if (defender !== null) joinAttack(ctx, id, defender)
  }
  return env
}

/**
 * CR 508.7a–c: somebody chooses anew what a creature attacks, among what an opponent of its controller is, has or protects;
 * it does not attack a second time, and no restriction or requirement is looked at.
 */
export const reselectAttack: Handler<'reselect-attack'> = (ctx, env, effect) => {
  const [player] = playersOf(env, lookUp(env, effect.who))
  for (const id of permanentsOf(ctx, resolveRef(ctx, env, effect.what))) {
    const turn = mainTurn(ctx.state)
    const controller = controllerOf(ctx, id)
    if (player === undefined || controller === undefined) continue
    if (turn.combat?.attackers.some(({ attacker }) => attacker === id) !== true) continue
    const defender = choose(ctx, env, player, joinable(ctx, controller), '508.7c')
    if (defender === null) continue
    const attackers = turn.combat.attackers.map((one) => (one.attacker === id ? reselected(one, defender) : one))
    patchCombat(ctx, turn, { attackers })
    record(ctx, { kind: 'attack-reselected', attacker: id, defender })
  }
  return env
}

/** CR 506.4c, 702.22e: it attacks something that is there; its band stays as it is. */
const reselected = ({ left: _, ...attack }: Attacker, defender: TargetId): Attacker => ({ ...attack, defender })
