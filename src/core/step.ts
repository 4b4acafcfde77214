/** CR 500.1, 501–514: the steps, and the main phases, which have none. A first-strike damage step is a second `combat-damage` (510.4). */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombat-main',
  'beginning-of-combat',
  'declare-attackers',
  'declare-blockers',
  'combat-damage',
  'end-of-combat',
  'postcombat-main',
  'end',
  'cleanup',
] as const
export type Step = (typeof STEPS)[number]

export const PHASES = ['beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'] as const
export type Phase = (typeof PHASES)[number]

/**
 * The phases that effects add to a turn (500.8); an added main phase is a postcombat one (505.1a), and a step that is added after
 * a phase is a phase of that step alone (500.10).
 */
export const EXTRA_PHASES = ['combat', 'postcombat-main', 'upkeep'] as const satisfies readonly (Phase | Step)[]
export type ExtraPhase = (typeof EXTRA_PHASES)[number]

const PHASE_OF: Record<Step, Phase> = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  'precombat-main': 'precombat-main',
  'beginning-of-combat': 'combat',
  'declare-attackers': 'combat',
  'declare-blockers': 'combat',
  'combat-damage': 'combat',
  'end-of-combat': 'combat',
  'postcombat-main': 'postcombat-main',
  end: 'ending',
  cleanup: 'ending',
}

export const phaseOf = (step: Step): Phase => PHASE_OF[step]
export const isMainPhase = (step: Step): boolean => step === 'precombat-main' || step === 'postcombat-main'
