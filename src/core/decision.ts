import type { CoinSide } from './chance.ts'
import type { Color } from './color.ts'
import type { Filter } from './filter.ts'
import type { ObjectId, PlayerId, TargetId } from './ids.ts'
import type { Named } from './illegality.ts'

/** A choice the rules give somebody. `key` is stable: the same question asked again has the same key. */
export type Decision = {
  readonly key: string
  readonly player: PlayerId
  readonly rule: string
  /** Who answers in the player's place, controlling the player (723.5). */
  readonly decider?: PlayerId
  /**
   * The options that are no objects of the state that waits, since the step that asks has made or moved them: cards just
   * drawn, tokens, abilities about to go on the stack (by the name of their source).
   */
  readonly named?: readonly Named[]
} & DecisionKind

export type DecisionKind =
  | {
      readonly kind: 'choose-targets'
      /** What asks: the object being cast, activated or put on the stack. */
      readonly object: ObjectId
      readonly slot: string
      readonly options: readonly TargetId[]
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'choose-modes'
      readonly object: ObjectId
      readonly options: readonly number[]
      readonly min: number
      readonly max: number
      readonly repeat: boolean
    }
  | {
      readonly kind: 'choose-number'
      readonly object: ObjectId
      readonly what: 'x' | 'amount'
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'choose-objects'
      readonly purpose: ChoicePurpose
      readonly source: ObjectId | null
      readonly options: readonly ObjectId[]
      readonly min: number
      readonly max: number
    }
  | { readonly kind: 'choose-player'; readonly source: ObjectId | null; readonly options: readonly PlayerId[] }
  | {
      readonly kind: 'yes-or-no'
      readonly purpose: 'may' | 'pay' | 'keep-on-top' | 'use-replacement' | 'mulligan' | 'break-loop' | 'modify-roll'
      readonly source: ObjectId | null
    }
  | { readonly kind: 'choose-option'; readonly source: ObjectId | null; readonly options: readonly string[] }
  /** CR 705.2: who flips a coin says which side comes up. */
  | { readonly kind: 'call-coin'; readonly source: ObjectId | null; readonly options: readonly CoinSide[] }
  /** CR 705.1, 706.1: what the table's own coin or die shows; asked where the option `randomness` is `table`. */
  | { readonly kind: 'report-coin'; readonly source: ObjectId | null; readonly options: readonly CoinSide[] }
  | { readonly kind: 'report-die'; readonly source: ObjectId | null; readonly sides: number }
  /** CR 201.4: any card's name, of one that matches where `of` is given. */
  | { readonly kind: 'choose-name'; readonly source: ObjectId | null; readonly of?: Filter }
  | { readonly kind: 'choose-color'; readonly source: ObjectId | null; readonly options: readonly Color[] }
  | { readonly kind: 'choose-mana'; readonly source: ObjectId | null; readonly options: readonly string[] }
  /** First is first: triggers go on the stack in this order (603.3b), cards are put in this order. */
  | {
      readonly kind: 'order'
      readonly purpose: 'triggers' | 'library-top' | 'library-bottom' | 'graveyard' | 'replacements' | 'entering'
      readonly options: readonly string[]
    }
  | {
      readonly kind: 'divide'
      readonly purpose: 'combat-damage' | 'damage' | 'counters'
      readonly source: ObjectId
      readonly total: number
      readonly among: readonly TargetId[]
      /** Each needs at least this much. */
      readonly least: number
    }
  /** Whether a shortcut of so many choices is taken whole, or ends before one of this player's own (732.2b): `true`, or its place. */
  | { readonly kind: 'accept-shortcut'; readonly length: number; readonly places: readonly number[] }
  | {
      readonly kind: 'declare-attackers'
      readonly options: readonly { readonly attacker: ObjectId; readonly defenders: readonly TargetId[] }[]
      /** The bands that these creatures can be put in; absent if there are none. */
      readonly bands?: readonly BandOption[]
    }
  | {
      readonly kind: 'declare-blockers'
      readonly options: readonly { readonly blocker: ObjectId; readonly attackers: readonly ObjectId[] }[]
    }

/** CR 702.22c: a band takes at least one of the first, and of the others any number or no more than `most`. */
export interface BandOption {
  readonly with: readonly ObjectId[]
  readonly others: readonly ObjectId[]
  readonly most?: number
}

export type ChoicePurpose =
  | 'sacrifice'
  | 'discard'
  | 'search'
  | 'legend-rule'
  | 'put-on-bottom'
  | 'put-in-graveyard'
  | 'attach'
  | 'return'
  | 'exile'
  | 'tap'
  | 'choose'
  | 'hand-size'
  | 'begin-with'
  | 'reveal'

/**
 * An answer by the kind of its decision: ids (`choose-targets`, `choose-objects`, `order`), one id (`choose-player`),
 * numbers (`choose-modes`), a number, a truth value, an option's text, a division, or declarations.
 */
export type Answer =
  | boolean
  | number
  | string
  | readonly string[]
  | readonly number[]
  | Readonly<Record<string, number>>
  | readonly { readonly attacker: ObjectId; readonly defender: TargetId; readonly band?: number }[]
  | readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[]
