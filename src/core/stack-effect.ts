import type { Amount } from './amount.ts'
import type { CopyExceptions } from './copy.ts'
import type { Cost } from './cost.ts'
import type { Filter } from './filter.ts'
import type { PaidKeyword } from './keyword.ts'
import type { Ref } from './ref.ts'
import type { Zone } from './zone.ts'

/** Instructions about spells and abilities on the stack: counters, casts, copies, changes of target (608.2g, 701.6, 707.10, 115.7). */
export type StackEffect =
  | {
      readonly do: 'counter'
      readonly what: Ref
      readonly instead?: Zone
      /** Of a library. */
      readonly position?: 'top' | 'bottom'
    }
  /** Casts while resolving (608.2g): one after the other, in an order its player chooses; only if they want to, unless they must. */
  | {
      readonly do: 'cast'
      readonly who: Ref
      readonly what: Ref
      /** The alternative cost it is cast for (118.9b); empty: without paying its mana cost. Absent: its own costs. */
      readonly forCost?: Cost
      /** Cast transformed: with its other face up (712.11a). */
      readonly transformed?: true
      /** Copies, made for it where these cards are, are cast in their stead (707.12). */
      readonly copies?: true
      readonly must?: boolean
      /** Only if the spell that would result is such a one. */
      readonly resulting?: Filter
      /** The keyword whose cost that is. */
      readonly by?: PaidKeyword
      readonly as?: string
    }
  | {
      readonly do: 'copy-spell'
      readonly what: Ref
      readonly who: Ref
      readonly newTargets: boolean
      /** So many copies; one if absent. */
      readonly times?: Amount
      readonly except?: CopyExceptions
      /** What all of its targets become; its controller picks one of several (707.10e). */
      readonly target?: Ref
      /** One copy for each of these that it could target (707.10d). */
      readonly eachOf?: Ref
    }
  | {
      readonly do: 'change-target'
      readonly what: Ref
      /** "The target(s)" (115.7a), "a target" (115.7b), "any targets" (115.7c), "new targets" (115.7d). */
      readonly how: 'change-all' | 'change-one' | 'change-any' | 'choose-new'
      /** The only new targets the effect allows. */
      readonly to?: Ref
    }
