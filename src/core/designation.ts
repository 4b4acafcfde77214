import type { PlayerId } from './ids.ts'

/** Designations that a player can have: CR 725 the monarch, 726 the initiative, 702.131 the city’s blessing. */
export const PLAYER_DESIGNATIONS = ['monarch', 'initiative', 'blessing'] as const
export type PlayerDesignation = (typeof PLAYER_DESIGNATIONS)[number]

/** CR 731: what time the game says it is. */
export const TIMES = ['day', 'night'] as const
export type Time = (typeof TIMES)[number]

/** Designations of the game itself and those that only one player has at a time; absent: nobody's, neither day nor night. */
export interface Designations {
  readonly monarch?: PlayerId
  readonly initiative?: PlayerId
  readonly time?: Time
}

/** CR 702.179e: a speed of 4 is as fast as it gets. */
export const MAX_SPEED = 4
