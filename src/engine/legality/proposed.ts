import type { Ability } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Characteristics } from '../../core/object.ts'
import type { Zone } from '../../core/zone.ts'

/** A card a player wants to play or cast, where it lies. */
export interface ProposedCard {
  readonly player: PlayerId
  readonly object: ObjectId
  readonly zone: Zone
  readonly owner: PlayerId
  readonly traits: Characteristics
}

/** An activated ability a player wants to activate. */
export interface ProposedAbility {
  readonly player: PlayerId
  readonly object: ObjectId
  readonly zone: Zone
  readonly owner: PlayerId
  readonly traits: Characteristics
  readonly ability: Extract<Ability, { kind: 'activated' }>
  /** Place among all abilities of the object, keywords expanded: what limits on use are counted by. */
  readonly place: number
  readonly isMana: boolean
  /** It is activated to pay for something, without priority (605.3a). */
  readonly isPaying?: boolean
}
