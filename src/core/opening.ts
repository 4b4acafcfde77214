import type { Effect } from './effect.ts'
import type { ObjectId, PlayerId, TargetId } from './ids.ts'

/**
 * CR 103: a game whose first turn has not begun. The stages come in this order, and mulligans go round until everybody
 * keeps: who goes first (103.1), opening hands and mulligans (103.5), cards put on the bottom for a mulligan just taken, what
 * cards let players do from their opening hands (103.6), and the rest of the effect that restarted the game (727.4).
 */
export const OPENING_STAGES = ['first-player', 'mulligan', 'bottom', 'opening-hand', 'restarted'] as const
export type OpeningStage = (typeof OPENING_STAGES)[number]

export interface Opening {
  readonly stage: OpeningStage
  /** Who takes the first turn, where that is settled already; null leaves it to a player found at random. */
  readonly starting: PlayerId | null
  /** Whose decks are still to be shuffled; the libraries of the others are in the order they were given in (103.3). */
  readonly unshuffled: readonly PlayerId[]
  /** How many mulligans each player has taken; absent players none. */
  readonly mulligans: Readonly<Record<PlayerId, number>>
  /** Who keeps. */
  readonly kept: readonly PlayerId[]
  /** Who has declared a mulligan in this round, or took one and still has to put cards on the bottom. */
  readonly owing: readonly PlayerId[]
  /** CR 727.4: of a game that was restarted: what the effect that did it says besides. */
  readonly unfinished?: readonly Unfinished[]
}

/** Instructions still to be followed, and the standpoint they are read from. */
export interface Unfinished {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly effects: readonly Effect[]
  readonly targets: Readonly<Record<string, readonly TargetId[]>>
  readonly bound: Readonly<Record<string, readonly TargetId[]>>
  readonly numbers: Readonly<Record<string, number>>
  readonly each?: TargetId
  readonly x: number
}
