import type { Ref } from './ref.ts'

/** CR 701.12: an exchange between the two that are named, or none at all. */
export type ExchangeEffect =
  /** CR 701.12b: each of their controllers gains control of the other permanent. */
  | { readonly do: 'exchange-control'; readonly what: Ref }
  /** CR 701.12c: each of two players has the life total of the other. */
  | { readonly do: 'exchange-life'; readonly who: Ref }
