import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Attacker } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { blockFaults, cannotBlock } from '../legality/block/block-rules.ts'

/** Each creature that can block, with the attackers it can block. */
export const blockOptions = (
  ctx: Context,
  player: PlayerId,
  attacks: readonly Attacker[],
): readonly { readonly blocker: ObjectId; readonly attackers: readonly ObjectId[] }[] =>
  ctx.state.battlefield
    .filter((id) => cannotBlock(ctx, player, id).length === 0)
    .map((blocker) => ({
      blocker,
      attackers: attacks
        .map(({ attacker }) => attacker)
        .filter((attacker) => blockFaults(ctx, player, { blocker, attacker }, attacks).length === 0),
    }))
    .filter(({ attackers }) => attackers.length > 0)
