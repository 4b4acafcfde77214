import type { ActivateAbility, CastSpell } from '../../core/action.ts'
import type { PlayerId, TargetId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { isPlayer } from '../refs/env.ts'
import { countOf, placedTargets, seenFrom } from '../targets/given-targets.ts'
import { isLegalTarget, legalTargets, type Targeting } from '../targets/legal-targets.ts'
import type { PlacedSlot } from '../targets/slots.ts'
import type { Proposal } from './proposal.ts'

/** Reasons with the same action and legal targets in place of illegal ones, where there are enough. */
export const withLegalTargets = (
  ctx: Context,
  { action }: Proposal,
  by: Targeting,
  slots: readonly PlacedSlot[],
  reasons: readonly Illegality[],
): readonly Illegality[] => {
  const alternative = legalVersion(ctx, action, by, slots)
  return alternative === null ? reasons : reasons.map((reason) => ({ ...reason, alternative }))
}

const legalVersion = (
  ctx: Context,
  action: CastSpell | ActivateAbility,
  by: Targeting,
  slots: readonly PlacedSlot[],
): CastSpell | ActivateAbility | null => {
  const targets: (readonly TargetId[])[] = []
  for (const [i, placed] of slots.entries()) {
    const here = seenFrom(by, placedTargets(slots, targets), placed)
    const { min, max } = countOf(here, placed)
    const given = action.targets?.[i] ?? []
    const kept = [...new Set(given)].filter((id) => isLegalTarget(ctx, here, placed.slot, id)).slice(0, max)
    const wanted = Math.min(max, Math.max(min, given.length))
    const missed = given.find((id) => !kept.includes(id))
    const others = legalTargets(ctx, here, placed.slot)
      .filter((id) => !kept.includes(id))
      .toSorted((a, b) => likeness(ctx, b, missed) - likeness(ctx, a, missed))
    const filled = [...kept, ...others.slice(0, wanted - kept.length)]
    if (filled.length < min) return null
    targets.push(filled)
  }
  return { ...action, targets }
}

/** How near something comes to what was meant: the same player's counts most, then whether both are players. */
const likeness = (ctx: Context, id: TargetId, meant: TargetId | undefined): number => {
  if (meant === undefined) return 0
  const view = project(ctx)
  const sideOf = (one: TargetId): PlayerId | undefined => (isPlayer(view, one) ? one : view.of(one)?.controller)
  const sameSide = sideOf(id) === sideOf(meant) ? 2 : 0
  return sameSide + (isPlayer(view, id) === isPlayer(view, meant) ? 1 : 0)
}
