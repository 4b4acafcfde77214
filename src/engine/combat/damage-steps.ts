import type { ObjectId } from '../../core/ids.ts'
import type { Combat, Turn } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'

/** Numbers of `combat.damageStep`: none yet, a first-strike step was, the last step was. */
export const FIRST_STRIKE_STEP = 1
export const LAST_DAMAGE_STEP = 2

/** CR 510.4: after a first-strike step comes a second combat damage step. */
export const needsSecondDamageStep = (turn: Turn): boolean => turn.combat?.damageStep === FIRST_STRIKE_STEP

/** Attackers and blockers still in combat. */
export const fighters = (combat: Combat): readonly ObjectId[] => [
  ...new Set([...combat.attackers.map(({ attacker }) => attacker), ...combat.blockers.map(({ blocker }) => blocker)]),
]

/**
 * CR 510.4, 702.4b, 702.7b: who deals damage in the step that begins, and its number. In the second step those strike that
 * had neither first nor double strike when the first began, and those that have double strike now.
 */
export const strikersOf = (
  ctx: Context,
  combat: Combat,
): { readonly step: number; readonly strikers: readonly ObjectId[] } => {
  const view = project(ctx)
  const has = (id: ObjectId, keyword: 'first strike' | 'double strike'): boolean => {
    const traits = view.of(id)
    return traits !== undefined && hasKeyword(traits, keyword)
  }
  const all = fighters(combat)
  if (combat.damageStep === FIRST_STRIKE_STEP) {
    return {
      step: LAST_DAMAGE_STEP,
      strikers: all.filter((id) => !combat.struck.includes(id) || has(id, 'double strike')),
    }
  }
  const first = all.filter((id) => has(id, 'first strike') || has(id, 'double strike'))
  return first.length > 0 ? { step: FIRST_STRIKE_STEP, strikers: first } : { step: LAST_DAMAGE_STEP, strikers: all }
}
