import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { attackerFaults, cannotAttack } from '../legality/attack/attack-rules.ts'
import { attackable } from './defenders.ts'

/** Each creature that can attack, with what it can attack. */
export const attackOptions = (
  ctx: Context,
  player: PlayerId,
): readonly { readonly attacker: ObjectId; readonly defenders: readonly TargetId[] }[] => {
  const defenders = attackable(ctx, player)
  return ctx.state.battlefield
    .filter((id) => cannotAttack(ctx, player, id).length === 0)
    .map((attacker) => ({
      attacker,
      defenders: defenders.filter((defender) => attackerFaults(ctx, player, { attacker, defender }).length === 0),
    }))
    .filter(({ defenders: open }) => open.length > 0)
}
