import type { Ability } from './ability.ts'
import type { Amount } from './amount.ts'
import type { PlayerDesignation, Time } from './designation.ts'
import type { Filter } from './filter.ts'
import type { Ref } from './ref.ts'

/** Instructions that change what players, permanents or the game are designated as, and what levels they have. */
export type DesignationEffect =
  /** Becomes the monarch, takes the initiative, gets the city’s blessing. */
  | { readonly do: 'designate'; readonly who: Ref; readonly title: PlayerDesignation }
  /** It becomes day or night, or what it is not now (731.1). */
  | { readonly do: 'set-time'; readonly to: Time | 'other' }
  | { readonly do: 'increase-speed'; readonly who: Ref; readonly amount: Amount }
  /** Ventures into the dungeon, or into the one of this name (701.49). */
  | { readonly do: 'venture'; readonly who: Ref; readonly into?: string }
  /** Brings a card that player owns from outside the game into it (400.11b), face up if it says so. */
  | {
      readonly do: 'bring-in'
      readonly who: Ref
      readonly filter: Filter
      readonly to: 'hand' | 'exile'
      readonly reveal?: boolean
      readonly as?: string
    }
  /** Gets an emblem with these abilities (114.2). */
  | { readonly do: 'create-emblem'; readonly who: Ref; readonly abilities: readonly Ability[] }
  /** The class level of a permanent becomes this (716.2a). */
  | { readonly do: 'set-level'; readonly what: Ref; readonly level: number }
  /** Becomes solved (719.3a). */
  | { readonly do: 'solve'; readonly what: Ref }
  /** Becomes prepared or unprepared (722.3a–b). */
  | { readonly do: 'prepare'; readonly what: Ref }
  | { readonly do: 'unprepare'; readonly what: Ref }
