import type { Effect } from '../../../core/effect.ts'
import { EXTRA_STEPS, type ExtraPhase } from '../../../core/step.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

type After = Extract<Effect, { do: 'extra-phases' }>['after']

const adding = (after: After, ...phases: ExtraPhase[]): Effect => ({
  do: 'extra-phases',
  after,
  phases,
})
const BOTH = 'there is an additional combat phase followed by an additional main phase'
const COMBAT = 'there is an additional combat phase'

/** Phases and steps added to the turn (500.8–500.10), and its end (724). */
export const PHASE_ROWS: readonly Row<Effect>[] = [
  [`after this phase, ${BOTH}`, adding('phase', 'combat', 'postcombat-main')],
  [`after this phase, ${COMBAT}`, adding('phase', 'combat')],
  [`after this main phase, ${BOTH}`, adding('main-phase', 'combat', 'postcombat-main')],
  [`after this main phase, ${COMBAT}`, adding('main-phase', 'combat')],
  ['after this phase, there is an additional beginning phase', adding('phase', 'beginning')],
  ['there is an additional beginning phase after this phase', adding('phase', 'beginning')],
  ['players play a Magic subgame, using their libraries as their decks', { do: 'play-subgame' }],
  ['restart the game', { do: 'restart-game' }],
  ['restart the game, leaving in exile <w:object>', { do: 'restart-game', leaving: hole('w') }],
  ['end the turn', { do: 'end-now', what: 'turn' }],
  ['end the combat phase', { do: 'end-now', what: 'combat-phase' }],
  ['the game is a draw', { do: 'draw-game' }],
  ...EXTRA_STEPS.flatMap((step): readonly Row<Effect>[] => [
    [`there is an additional ${step} step after this step`, { do: 'extra-steps', after: 'step', step }],
    [`there is an additional ${step} step after this phase`, { do: 'extra-steps', after: 'phase', step }],
    [`you get an additional ${step} step after this step`, { do: 'extra-steps', after: 'step', step, mine: true }],
    [`you get an additional ${step} step after this phase`, { do: 'extra-steps', after: 'phase', step, mine: true }],
  ]),
  [
    'you get that many additional upkeep steps after this phase',
    { do: 'extra-steps', after: 'phase', step: 'upkeep', amount: { kind: 'event-amount' }, mine: true },
  ],
]
