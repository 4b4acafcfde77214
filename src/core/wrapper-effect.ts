import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { Ref } from './ref.ts'

/** An instruction that says whether, how often or for whom others are followed (CR 608.2c). */
export type WrapperEffect =
  | {
      readonly do: 'optional'
      readonly who: Ref
      readonly effects: readonly Effect[]
      readonly otherwise?: readonly Effect[]
      readonly as?: string
    }
  | {
      readonly do: 'if'
      readonly condition: Condition
      readonly effects: readonly Effect[]
      readonly otherwise?: readonly Effect[]
    }
  | {
      readonly do: 'pay'
      readonly who: Ref
      readonly cost: Cost
      /** What the X of the cost is, where the text says it (107.3c). */
      readonly x?: Amount
      readonly effects: readonly Effect[]
      readonly otherwise?: readonly Effect[]
    }
  /** "Unless its controller pays {2}": `effects` happen if nobody paid. */
  | {
      readonly do: 'unless-paid'
      readonly who: Ref
      readonly cost: Cost
      readonly x?: Amount
      /** The whole cost so many times over, or nothing of it (702.24a). */
      readonly times?: Amount
      readonly effects: readonly Effect[]
    }
  | { readonly do: 'for-each'; readonly of: Ref; readonly effects: readonly Effect[] }
  | { readonly do: 'choose-one'; readonly who: Ref; readonly options: readonly (readonly Effect[])[] }
