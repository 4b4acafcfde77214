import type { PlayerId } from './ids.ts'
import type { Step } from './step.ts'

/** CR 500.7: a turn that an effect gives somebody, and the steps of it that the same effect has them skip (614.10). */
export type ExtraTurn = PlayerId | { readonly player: PlayerId; readonly skips: readonly Step[] }

export const playerOfExtraTurn = (turn: ExtraTurn): PlayerId => (typeof turn === 'string' ? turn : turn.player)
