import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Variant } from '../../core/state.ts'
import type { NamedObject } from './planned-object.ts'

/** What the turns are read against. */
export interface TurnSetting {
  readonly seats: readonly PlayerId[]
  /** Seats that are still in the game. */
  readonly playing: readonly PlayerId[]
  readonly variant: Variant
  readonly named: readonly NamedObject[]
  /** Who attacked, blocked or entered this turn, by the position's own history: they may be gone without a trace. */
  readonly fought: ReadonlySet<ObjectId>
}
