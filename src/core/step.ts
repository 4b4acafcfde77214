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

/** The phases that effects add to a turn (500.8); an added main phase is a postcombat one (505.1a). */
export const EXTRA_PHASES = ['beginning', 'combat', 'postcombat-main'] as const satisfies readonly Phase[]
export type ExtraPhase = (typeof EXTRA_PHASES)[number]

/** The steps that effects add to a turn (500.9, 500.10). */
export const EXTRA_STEPS = ['upkeep', 'draw', 'end'] as const satisfies readonly Step[]
export type ExtraStep = (typeof EXTRA_STEPS)[number]

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
