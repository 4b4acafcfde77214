import type { Effect } from '../../../core/effect.ts'
import type { ExtraPhase } from '../../../core/step.ts'
import type { Row } from '../../syntax/combinators.ts'

type After = Extract<Effect, { do: 'extra-phases' }>['after']

const adding = (after: After, ...phases: ExtraPhase[]): Effect => ({
  do: 'extra-phases',
  after,
  phases,
})
const BOTH = 'there is an additional combat phase followed by an additional main phase'
const COMBAT = 'there is an additional combat phase'

/** Phases added to the turn (500.8). */
export const PHASE_ROWS: readonly Row<Effect>[] = [
  [`after this phase, ${BOTH}`, adding('phase', 'combat', 'postcombat-main')],
  [`after this phase, ${COMBAT}`, adding('phase', 'combat')],
  [`after this main phase, ${BOTH}`, adding('main-phase', 'combat', 'postcombat-main')],
  [`after this main phase, ${COMBAT}`, adding('main-phase', 'combat')],
  [
    'you get an additional upkeep step after this phase',
    { do: 'extra-steps', after: 'phase', step: 'upkeep', mine: true },
  ],
  [
    'you get that many additional upkeep steps after this phase',
    { do: 'extra-steps', after: 'phase', step: 'upkeep', amount: { kind: 'event-amount' }, mine: true },
  ],
]
