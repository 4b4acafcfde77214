import type { Ref } from './ref.ts'

/** Zones of a player that can be exchanged with one another. */
export const EXCHANGED_ZONES = ['hand', 'graveyard', 'library'] as const
export type ExchangedZone = (typeof EXCHANGED_ZONES)[number]

/** CR 701.12: an exchange between the two that are named, or none at all. */
export type ExchangeEffect =
  /** CR 701.12b: each of their controllers gains control of the other permanent. */
  | { readonly do: 'exchange-control'; readonly what: Ref }
  /** CR 701.12c: each of two players has the life total of the other. */
  | { readonly do: 'exchange-life'; readonly who: Ref }
  /** CR 701.12f: all cards of one zone of a player and all of another, which may be empty; a library is then shuffled. */
  | { readonly do: 'exchange-zones'; readonly who: Ref; readonly zones: readonly [ExchangedZone, ExchangedZone] }
