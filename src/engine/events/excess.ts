import { countersOf } from '../../core/counter.ts'
import type { TargetId } from '../../core/ids.ts'
import { lethalFor } from '../combat/lethal-damage.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import type { DamageProposal, Proposal } from './proposal.ts'

/**
 * CR 120.4a, 120.6: how much of this damage is more than the permanent it would be dealt to could bear: beyond what is lethal to
 * a creature, the loyalty of a planeswalker, the defense of a battle; the greatest where it is several of these.
 */
export const excessOf = (ctx: Context, { source, target, amount }: DamageProposal): number => {
  const types = project(ctx).of(target)?.types ?? []
  const counters = ctx.state.objects[target]?.counters
  const borne = [
    ...(types.includes('creature') ? [lethalFor(ctx, source, target)] : []),
    ...(types.includes('planeswalker') ? [countersOf(counters, 'loyalty')] : []),
    ...(types.includes('battle') ? [countersOf(counters, 'defense')] : []),
  ]
  return borne.length === 0 ? 0 : Math.max(0, amount - Math.min(...borne))
}

/** CR 120.10: what several sources together deal to each permanent at one time beyond what it could bear before. */
export const excessByTarget = (ctx: Context, batch: readonly Proposal[]): ReadonlyMap<TargetId, number> => {
  const dealt = new Map<TargetId, readonly DamageProposal[]>()
  for (const one of batch) if (one.kind === 'damage') dealt.set(one.target, [...(dealt.get(one.target) ?? []), one])
  return new Map([...dealt].map(([target, all]) => [target, together(ctx, all)]))
}

/** Any damage of a source with deathtouch is lethal, so that it counts as one point whoever deals the rest. */
const together = (ctx: Context, all: readonly DamageProposal[]): number => {
  const amount = all.reduce((sum, one) => sum + one.amount, 0)
  return Math.max(...all.map((one) => excessOf(ctx, { ...one, amount })))
}
