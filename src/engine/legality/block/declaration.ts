import type { PlayerId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker, Blocker } from '../../../core/state.ts'
import { blockCapacity } from '../../combat/block-capacity.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { named } from '../named.ts'
import { blockFaults, cannotBlock } from './block-rules.ts'
import { blockRequirementFaults } from './requirements.ts'
import { togetherFaults } from './together.ts'

/**
 * CR 509.1a–c: why a declaration of blockers is illegal; stages stop at the first that fails. `earlier`: what blocks already, as
 * other players have declared.
 */
export const blockDeclarationFaults = (
  ctx: Context,
  player: PlayerId,
  blocks: readonly Blocker[],
  attacks: readonly Attacker[],
  earlier: readonly Blocker[],
): readonly Illegality[] => {
  const chosen = [...repeated(ctx, blocks), ...blocks.flatMap(({ blocker }) => cannotBlock(ctx, player, blocker))]
  if (chosen.length > 0) return chosen
  const restricted = [
    ...blocks.flatMap((block) => blockFaults(ctx, player, block, attacks)),
    ...togetherFaults(ctx, blocks, earlier),
  ]
  return restricted.length > 0 ? restricted : blockRequirementFaults(ctx, player, blocks, attacks, earlier)
}

/** CR 509.1a: each chosen creature blocks one attacker, or as many as effects let it, and each of them once. */
const repeated = (ctx: Context, blocks: readonly Blocker[]): readonly Illegality[] => {
  const isTold = ({ blocker, attacker }: Blocker, at: number): boolean =>
    blocks.findIndex((other) => other.blocker === blocker && other.attacker === attacker) !== at
  const twice = blocks.filter(isTold).map(({ blocker }) => blocker)
  const beyond = [...new Set(blocks.map(({ blocker }) => blocker))].filter((id) => {
    const count = blocks.filter(({ blocker }) => blocker === id).length
    return count > 1 && count > blockCapacity(ctx, id)
  })
  return [...new Set([...twice, ...beyond])].map((id) =>
    illegal('block.repeated', ['509.1a'], { object: named(ctx, id) }),
  )
}
