import type { ExtraPhases, ExtraSteps, Turn } from '../../core/state.ts'
import { type ExtraPhase, type ExtraStep, isMainPhase, type Phase, phaseOf, STEPS, type Step } from '../../core/step.ts'

/** The step a phase begins with; a main phase has none and is named itself. */
const FIRST_STEP: Readonly<Record<ExtraPhase, Step>> = {
  beginning: 'untap',
  combat: 'beginning-of-combat',
  // CR 505.1a: only the first main phase of a turn is a precombat one.
  'postcombat-main': 'postcombat-main',
}

/** The step with which the turn goes on after each phase, if nothing is added. */
const AFTER_PHASE: Readonly<Record<Phase, Step | null>> = {
  beginning: 'precombat-main',
  'precombat-main': 'beginning-of-combat',
  combat: 'postcombat-main',
  'postcombat-main': 'end',
  ending: null,
}

interface Plan {
  readonly step: Step | null
  readonly extraPhases?: ExtraPhases
  readonly extraSteps?: ExtraSteps
}

/**
 * What follows: after a step those added to it (500.9); where a phase ends the first of those added after it, and after the
 * last of them what was to come anyway.
 */
export const afterExtraPhases = (turn: Turn, usual: Step | null): Plan => {
  const { extraPhases, extraSteps } = turn
  const [added, ...steps] = extraSteps?.steps ?? []
  if (extraSteps !== undefined && added !== undefined)
    return { step: added, extraSteps: { ...extraSteps, steps }, ...(extraPhases === undefined ? {} : { extraPhases }) }
  const next = extraSteps?.next ?? usual
  if (extraPhases === undefined) return { step: next }
  const endsPhase =
    extraPhases.single === true || next === null || isMainPhase(turn.step) || phaseOf(next) !== phaseOf(turn.step)
  if (!endsPhase) return { step: next, extraPhases }
  const [first, ...phases] = extraPhases.phases
  if (first === undefined) return { step: extraPhases.next }
  const left = { phases, next: extraPhases.next }
  return typeof first === 'string'
    ? { step: FIRST_STEP[first], extraPhases: left }
    : { step: first.only, extraPhases: { ...left, single: true } }
}

/** CR 500.8: phases come right after this one, those of the newest effect first; after the ending phase no turn is left. */
export const addPhases = (turn: Turn, added: ExtraPhases['phases']): ExtraPhases | null => {
  const { extraPhases } = turn
  const next = extraPhases?.next ?? AFTER_PHASE[phaseOf(turn.step)]
  return next === null ? null : { ...extraPhases, phases: [...added, ...(extraPhases?.phases ?? [])], next }
}

/** CR 506.7d: how many combat phases have begun by now; until phases are added there is one a turn. */
export const combatsSoFar = ({ combats, step }: Turn): number =>
  combats ?? (STEPS.indexOf(step) < STEPS.indexOf('beginning-of-combat') ? 0 : 1)

/** CR 500.9: steps come right after this one, those of the newest effect first. */
export const addSteps = (turn: Turn, usual: Step, added: readonly ExtraStep[]): ExtraSteps => ({
  steps: [...added, ...(turn.extraSteps?.steps ?? [])],
  next: turn.extraSteps?.next ?? usual,
})
