import type { Amount } from './amount.ts'
import type { Filter } from './filter.ts'
import type { Linked } from './link.ts'
import type { ManaCost, ManaType } from './mana.ts'

/** What a mana ability makes (106.1, 605). */
export type ManaProduction =
  | { readonly kind: 'fixed'; readonly mana: readonly ManaType[] }
  /** One of the listed; `amount` of that one type. */
  | { readonly kind: 'one-of'; readonly types: readonly ManaType[]; readonly amount: Amount }
  /** Any combination of the listed. */
  | { readonly kind: 'combination'; readonly types: readonly ManaType[]; readonly amount: Amount }
  | { readonly kind: 'amount'; readonly type: ManaType; readonly amount: Amount }
  /** One type (or colour) that what matches could produce, the same for all of the amount (106.7). */
  | { readonly kind: 'could-produce'; readonly what: Filter; readonly of: 'color' | 'type'; readonly amount: Amount }
  /** A colour of what matches (106.5). */
  | { readonly kind: 'color-among'; readonly what: Filter; readonly amount: Amount }
  /** So much of the chosen colour, or of one of these types; of no colour while none is chosen (106.5, 607.5a). */
  | ({ readonly kind: 'chosen-color'; readonly or?: readonly ManaType[]; readonly amount: Amount } & Linked)
  /** One of the types that the triggering event produced. */
  | { readonly kind: 'of-event'; readonly amount: Amount }
  /** What symbols of a cost stand for: hybrid, Phyrexian, generic and snow ones as well (106.8–106.11). */
  | { readonly kind: 'symbols'; readonly mana: ManaCost }
