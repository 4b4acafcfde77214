import type { Amount } from './amount.ts'
import type { Filter } from './filter.ts'
import type { Ref } from './ref.ts'

/** What goes through a library from its top. */
export type DigEffect =
  /** Cards are exiled one by one until one matches: that one is named `as`, all before it `others`. */
  | {
      readonly do: 'exile-until'
      readonly who: Ref
      readonly until: Filter
      readonly as: string
      readonly others: string
    }
  /** CR 701.57 */
  | { readonly do: 'discover'; readonly who: Ref; readonly amount: Amount }
