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
  /** CR 400.11: names of the cards this player owns outside the game, a dungeon among them; absent where nobody said. */
  outside?: readonly string[]
  /** CR 309.7: names of the dungeons this player has completed. */
  completed?: readonly string[]
  /** CR 702.179b: absent while the player has no speed. */
  speed?: number
  /** CR 702.131: has the city’s blessing. */
  blessed?: boolean
  /** Has lost, conceded or left (104.3, 800.4). */
  lost: boolean
}
