import type { Amount } from './amount.ts'
import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { Filter } from './filter.ts'

/**
 * CR 508.1g–h, 509.1d: what attacking or blocking costs, for each creature that does it. Required costs are the price of
 * "can't attack unless …"; an optional one may be paid as the creature attacks, and `after` says what comes of it.
 */
export interface CombatCost {
  readonly kind: 'combat-cost'
  readonly act: 'attack' | 'block'
  /** The creatures that attack or block. */
  readonly who: Filter | 'self' | 'attached'
  /** Of attacking: only where this player, planeswalker or battle is attacked. */
  readonly defending?: Filter
  /** Of blocking: only where this attacker is blocked. */
  readonly attacker?: Filter | 'self' | 'attached'
  readonly cost: Cost
  /** What the X of the cost is (107.3c). */
  readonly x?: Amount
  readonly optional?: true
  readonly after?: readonly Effect[]
}
