import type { Amount } from './amount.ts'
import type { Effect } from './effect.ts'
import type { Ref } from './ref.ts'

/** CR 705, 706: coins and dice. */
export type ChanceEffect =
  /** CR 705: each of them flips so many coins, one after the other. `as` counts the flips won, or the heads of `uncalled` ones. */
  | {
      readonly do: 'flip-coin'
      readonly who: Ref
      readonly amount?: Amount
      /** Until one is lost. */
      readonly until?: 'lost'
      /** Only heads or tails matter; nobody wins or loses (705.2). */
      readonly uncalled?: true
      readonly as?: string
    }
  /** CR 706: each of them rolls so many dice of so many sides together. `as` is the sum of the results. */
  | {
      readonly do: 'roll-dice'
      readonly who: Ref
      readonly sides: number
      readonly amount?: Amount
      /** Added to the natural result of each (706.2). */
      readonly plus?: Amount
      readonly ignore?: 'lowest' | 'highest'
      readonly as?: string
    }
  /** CR 706.3: what happens by the result of each die just rolled. */
  | { readonly do: 'results-table'; readonly rows: readonly ResultRow[] }
  /** CR 706.3c: in a results table: the same dice again, and its row. */
  | { readonly do: 'roll-again' }

/** CR 706.3a: a number, a range, or everything from a number on (`to` absent), and what happens then. */
export interface ResultRow {
  readonly from: number
  readonly to?: number
  readonly effects: readonly Effect[]
}
