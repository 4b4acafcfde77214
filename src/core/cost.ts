import type { Amount } from './amount.ts'
import type { Filter } from './filter.ts'
import type { LinkId } from './link.ts'
import type { ManaCost } from './mana.ts'

/** CR 118.1: a cost is the list of its parts, in printed order; they may be paid in any order (601.2h). */
export type Cost = readonly CostPart[]

export type CostPart =
  | { readonly kind: 'mana'; readonly mana: ManaCost }
  /** The mana cost of the card the cost is on: "the flashback cost is equal to its mana cost". */
  | { readonly kind: 'own-mana-cost' }
  /** {T}, CR 107.5 */
  | { readonly kind: 'tap' }
  /** {Q}, CR 107.6 */
  | { readonly kind: 'untap' }
  /** `forSymbols`: life that is paid for so many Phyrexian symbols (107.4f). */
  | { readonly kind: 'pay-life'; readonly amount: Amount; readonly forSymbols?: number }
  | ({ readonly kind: 'sacrifice'; readonly what: Filter; readonly count: Amount } & Named)
  | { readonly kind: 'sacrifice-self' }
  | ({ readonly kind: 'discard'; readonly what: Filter; readonly count: Amount; readonly random?: boolean } & Named)
  | { readonly kind: 'discard-self' }
  /** Of a card in hand, which stays revealed until the ability leaves the stack (701.20a, 702.49b). */
  | { readonly kind: 'reveal-self' }
  | { readonly kind: 'discard-hand' }
  /** `link`: linked abilities speak of what was exiled so, also those of the permanent that the spell becomes (607.2q). */
  | ({
      readonly kind: 'exile'
      readonly what: Filter
      readonly count: Amount
      readonly link?: LinkId
      /** What is exiled so is championed by the object the cost is on (702.72c). */
      readonly champion?: true
    } & Named)
  /** `from`: the zone it must be in, where that is not the battlefield. */
  | { readonly kind: 'exile-self'; readonly from?: 'graveyard' | 'hand' }
  | ({ readonly kind: 'return-to-hand'; readonly what: Filter; readonly count: Amount } & Named)
  | { readonly kind: 'return-self-to-hand' }
  | ({ readonly kind: 'tap-permanents'; readonly what: Filter; readonly count: Amount } & Named)
  | { readonly kind: 'remove-counters'; readonly counter: string; readonly amount: Amount }
  | { readonly kind: 'put-counters'; readonly counter: string; readonly amount: Amount }
  /** Counters for the player who pays (122.1): poison, energy. */
  | { readonly kind: 'get-counters'; readonly counter: string; readonly amount: Amount }
  /** Counters that the player who pays has and loses: energy {E} (107.14), tickets (107.17a). */
  | { readonly kind: 'pay-counters'; readonly counter: string; readonly amount: Amount }
  | { readonly kind: 'mill'; readonly amount: Amount }
  /** CR 606: loyalty; negative removes. `X` as -X. */
  | { readonly kind: 'loyalty'; readonly amount: number | 'X' | '-X' }

/** `as` names what the cost is paid with, for the instructions of what it pays for: "the sacrificed creature" (608.2k). */
interface Named {
  readonly as?: string
}

export const manaOf = (cost: Cost): ManaCost => cost.flatMap((part) => (part.kind === 'mana' ? part.mana : []))
