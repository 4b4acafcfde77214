import type { Amount } from './amount.ts'
import type { FlipOutcome } from './chance.ts'
import type { PlayerDesignation, Time } from './designation.ts'
import type { Comparator, Filter } from './filter.ts'
import type { PaidKeyword } from './keyword.ts'
import type { Linked } from './link.ts'
import type { Ref } from './ref.ts'
import type { Step } from './step.ts'

/** The one question: used for intervening-if (603.4), "as long as", "if" and "unless" clauses. */
export type Condition =
  | { readonly kind: 'compare'; readonly left: Amount; readonly op: Comparator; readonly right: Amount }
  /** At least one of what is referred to matches. */
  | { readonly kind: 'matches'; readonly what: Ref; readonly filter: Filter }
  /** CR 708.12: so says the card itself, face down or not, whatever effects make of it. */
  | { readonly kind: 'card-matches'; readonly what: Ref; readonly filter: Filter }
  | {
      readonly kind: 'controls'
      readonly who: Ref
      readonly filter: Filter
      readonly op?: Comparator
      readonly count?: Amount
    }
  | { readonly kind: 'turn-of'; readonly who: Ref }
  | { readonly kind: 'during'; readonly steps: readonly Step[] }
  /** CR 503.2: the first upkeep step of the turn that goes on is over, also during a later one. */
  | { readonly kind: 'after-upkeep' }
  /** CR 506.7: before or after a point of the combat phase; `duringCombat`: and in that phase. */
  | {
      readonly kind: 'combat-point'
      readonly when: 'before' | 'after'
      readonly point: 'attackers-declared' | 'blockers-declared' | 'combat-damage' | 'end-of-combat' | 'combat'
      readonly duringCombat?: true
    }
  /** `nth`: the how-manieth of several kicker costs, "kicked with its {W} kicker" (702.33f). */
  | {
      readonly kind: 'paid-additional-cost'
      readonly keyword: PaidKeyword
      readonly nth?: number
    }
  | { readonly kind: 'did'; readonly name: string }
  | { readonly kind: 'life-at-most'; readonly who: Ref; readonly amount: Amount }
  /** This value is the one that was chosen (607.2d, 607.2f). */
  | ({ readonly kind: 'chose'; readonly value: string } & Linked)
  /** This is so manieth time that this ability resolves this turn (603.7h). */
  | { readonly kind: 'resolved-this-turn'; readonly times: number }
  | { readonly kind: 'was-cast' }
  /** CR 705.2: what came of the flip just made. */
  | { readonly kind: 'flip'; readonly came: FlipOutcome }
  /** CR 706.5: all dice just rolled show the same result. */
  | { readonly kind: 'rolled-doubles' }
  /** Is the monarch, has the initiative or the city’s blessing; has max speed (702.179e). */
  | { readonly kind: 'designated'; readonly who: Ref; readonly as: PlayerDesignation | 'max-speed' }
  | { readonly kind: 'time'; readonly is: Time }
  | { readonly kind: 'solved'; readonly what: Ref }
  | { readonly kind: 'prepared'; readonly what: Ref }
  | { readonly kind: 'not'; readonly not: Condition }
  | { readonly kind: 'and'; readonly all: readonly Condition[] }
  | { readonly kind: 'or'; readonly any: readonly Condition[] }
