import type { Counters } from './counter.ts'
import type { ObjectId, PlayerId } from './ids.ts'
import type { Mana } from './mana.ts'

/** A player (CR 102) as the state keeps it. `library[0]` is its top card; the last of `graveyard` is its top card. */
export interface Player {
  readonly id: PlayerId
  life: number
  /** Poison, energy, experience… (122.1f–g). */
  counters: Counters
  mana: readonly Mana[]
  landsPlayed: number
  library: readonly ObjectId[]
  hand: readonly ObjectId[]
  graveyard: readonly ObjectId[]
  /** Tried to draw from an empty library since the last state-based check (704.5b). */
  drewFromEmpty: boolean
  /** CR 702.179b: absent while the player has no speed. */
  speed?: number
  /** CR 702.131: has the city’s blessing. */
  blessed?: boolean
  /** Has lost, conceded or left (104.3, 800.4). */
  lost: boolean
}
