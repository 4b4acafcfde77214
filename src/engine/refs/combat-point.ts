import type { Condition } from '../../core/condition.ts'
import type { Turn } from '../../core/state.ts'
import { phaseOf, STEPS, type Step } from '../../core/step.ts'

type CombatPoint = Extract<Condition, { kind: 'combat-point' }>

/** The step whose beginning (or, for what comes after damage and later, whose end) a text means. */
const STEP_OF: Readonly<Record<CombatPoint['point'], { readonly step: Step; readonly afterIt: boolean }>> = {
  'attackers-declared': { step: 'declare-attackers', afterIt: false },
  'blockers-declared': { step: 'declare-blockers', afterIt: false },
  'combat-damage': { step: 'combat-damage', afterIt: true },
  'end-of-combat': { step: 'end-of-combat', afterIt: true },
  combat: { step: 'beginning-of-combat', afterIt: true },
}

/**
 * CR 506.7a–c, 506.7e–g: whether a point of the combat phase is still to come or has come. The point is the beginning of
 * its step, whether or not anything is declared there; where that step is skipped (508.8), what waits for it during combat
 * has no time at all (506.7f), and what must come before it has until the step before ends (506.7e).
 */
export const isAtCombatPoint = (turn: Turn, { when, point, duringCombat }: CombatPoint): boolean => {
  const now = STEPS.indexOf(turn.step)
  const { step, afterIt } = STEP_OF[point]
  if (duringCombat === true && phaseOf(turn.step) !== 'combat') return false
  if (duringCombat !== true && isFirstCombatOver(turn)) return when === 'after'
  if (when === 'before') return now < STEPS.indexOf(step)
  if (duringCombat === true && point === 'blockers-declared' && wasSkipped(turn)) return false
  const last = point === 'combat' ? 'end-of-combat' : step
  return afterIt ? now > STEPS.indexOf(last) : now >= STEPS.indexOf(step)
}

/** CR 506.7d: of several combat phases of a turn the points of the first are meant, except during combat (506.7c). */
const isFirstCombatOver = ({ combats = 0, step }: Turn): boolean =>
  combats > 1 || (combats === 1 && phaseOf(step) !== 'combat')

/** CR 508.8: blockers are declared only where something attacks, or did. */
const wasSkipped = ({ step, combat }: Turn): boolean =>
  step === 'end-of-combat' && combat?.attackers.length === 0 && combat.formerly === undefined
