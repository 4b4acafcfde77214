import type { Replacement } from '../../core/replacement.ts'

type Skipped = Extract<Replacement, { kind: 'skip' }>['what']

/** CR 614.10: the steps, phases and turns that texts have players skip. */
export const SKIPPED: readonly (readonly [name: string, Skipped])[] = [
  ['untap step', 'untap'],
  ['upkeep step', 'upkeep'],
  ['draw step', 'draw'],
  ['combat phase', 'combat'],
  ['turn', 'turn'],
]
