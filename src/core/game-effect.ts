import type { Ability } from './ability.ts'
import type { Amount } from './amount.ts'
import type { PlayerDesignation, Time } from './designation.ts'
import type { Ref } from './ref.ts'
import type { ExtraPhase } from './step.ts'

/** Instructions about the game itself: its end, its turns, and designations of players, permanents and the time of day. */
export type GameEffect =
  | { readonly do: 'win-game'; readonly who: Ref }
  | { readonly do: 'lose-game'; readonly who: Ref }
  | { readonly do: 'extra-turn'; readonly who: Ref }
  /** More phases this turn, right after the one that goes on (500.8); `main-phase`: only where that is a main phase. */
  | { readonly do: 'extra-phases'; readonly after: 'phase' | 'main-phase'; readonly phases: readonly ExtraPhase[] }
  /** Becomes the monarch, takes the initiative, gets the city’s blessing. */
  | { readonly do: 'designate'; readonly who: Ref; readonly as: PlayerDesignation }
  /** It becomes day or night, or what it is not now (731.1). */
  | { readonly do: 'set-time'; readonly to: Time | 'other' }
  | { readonly do: 'increase-speed'; readonly who: Ref; readonly amount: Amount }
  /** Ventures into the dungeon, or into the one of this name (701.49). */
  | { readonly do: 'venture'; readonly who: Ref; readonly into?: string }
  /** The class level of a permanent becomes this (716.2a). */
  | { readonly do: 'set-level'; readonly what: Ref; readonly level: number }
  /** Becomes solved (719.3a). */
  | { readonly do: 'solve'; readonly what: Ref }
  /** Gets an emblem with these abilities (114.2). */
  | { readonly do: 'create-emblem'; readonly who: Ref; readonly abilities: readonly Ability[] }
