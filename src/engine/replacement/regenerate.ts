import type { Context } from '../context.ts'
import { patchObject, record } from '../events/commit.ts'
import { leaveCombat } from '../events/leave-combat.ts'
import type { Proposal } from '../events/proposal.ts'
import type { Replacer } from './in-force.ts'

/**
 * CR 701.19a, 614.8: a regeneration shield: instead of being destroyed, all damage is removed from the permanent, it is
 * tapped, and if it is attacking or blocking it is removed from combat.
 */
export const regenerationReplacers = (
  ctx: Context,
  proposal: Extract<Proposal, { kind: 'move' }>,
): readonly Replacer[] => {
  const object = ctx.state.objects[proposal.object]
  if (
    object === undefined ||
    proposal.cause !== 'destroy' ||
    proposal.noRegeneration === true ||
    object.regeneration === 0
  )
    return []
  return [
    {
      key: `regenerate:${object.id}`,
      source: object.id,
      rule: '701.19a',
      commutes: false,
      apply: () => {
        patchObject(ctx, object.id, { regeneration: object.regeneration - 1, damage: 0, deathtouched: false })
        leaveCombat(ctx, object.id)
        record(ctx, { kind: 'regenerated', object: object.id })
        return [{ kind: 'tap', object: object.id }]
      },
    },
  ]
}
