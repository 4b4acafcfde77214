import type { ExtraPhases, Turn } from '../../core/state.ts'
import { type ExtraPhase, isMainPhase, type Phase, phaseOf, type Step } from '../../core/step.ts'

/** The step a phase begins with; a main phase has none and is named itself. */
const FIRST_STEP: Readonly<Record<ExtraPhase, Step>> = {
  combat: 'beginning-of-combat',
  // CR 505.1a: only the first main phase of a turn is a precombat one.
  'postcombat-main': 'postcombat-main',
  // CR 500.10: the other steps of that beginning phase are skipped.
  upkeep: 'upkeep',
}

/** The step with which the turn goes on after each phase, if nothing is added. */
const AFTER_PHASE: Readonly<Record<Phase, Step | null>> = {
  beginning: 'precombat-main',
  'precombat-main': 'beginning-of-combat',
  combat: 'postcombat-main',
  'postcombat-main': 'end',
  ending: null,
}

/** What follows: where a phase ends the first of those added after it, and after the last of them what was to come anyway. */
export const afterExtraPhases = (
  turn: Turn,
  next: Step | null,
): { readonly step: Step | null; readonly extraPhases?: ExtraPhases } => {
  const { extraPhases } = turn
  if (extraPhases === undefined) return { step: next }
  const { only, ...more } = extraPhases
  const endsPhase =
    next === null || isMainPhase(turn.step) || phaseOf(next) !== phaseOf(turn.step) || only === turn.step
  if (!endsPhase) return { step: next, extraPhases }
  const [first, ...phases] = extraPhases.phases
  if (first === undefined) return { step: extraPhases.next }
  const alone = first === 'upkeep' ? { only: first } : {}
  return { step: FIRST_STEP[first], extraPhases: { ...more, phases, ...alone } }
}

/** CR 500.8: phases come right after this one, those of the newest effect first; after the ending phase no turn is left. */
export const addPhases = (turn: Turn, added: readonly ExtraPhase[]): ExtraPhases | null => {
  const next = turn.extraPhases?.next ?? AFTER_PHASE[phaseOf(turn.step)]
  return next === null ? null : { ...turn.extraPhases, phases: [...added, ...(turn.extraPhases?.phases ?? [])], next }
}
