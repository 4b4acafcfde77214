import type { FaceDownValues } from './marks.ts'
import type { Ref } from './ref.ts'

/** Instructions that show objects, turn them over, or take them out of sight and back. */
export type FaceEffect =
  | { readonly do: 'transform'; readonly what: Ref }
  /**
   * Exiles the object itself and its counterpart, which "you" both own and control, and melds them (712.4a): the two cards of a pair go
   * onto the battlefield as one permanent, any others stay in exile (701.42).
   */
  | {
      readonly do: 'meld'
      /** The name of their combined back face. */
      readonly into: string
      readonly tapped?: boolean
      readonly attacking?: true | Ref
      readonly as?: string
    }
  /** Shows objects to everybody, or to one player (701.20a, 701.20e). */
  | { readonly do: 'reveal'; readonly what: Ref; readonly to?: Ref }
  | { readonly do: 'reveal-hand'; readonly who: Ref }
  | { readonly do: 'look-at-hand'; readonly who: Ref }
  | { readonly do: 'turn-face-up'; readonly what: Ref }
  /** Phases in again when the source leaves the battlefield, and not before (610.4). */
  | { readonly do: 'phase-out'; readonly what: Ref; readonly until?: 'source-leaves' }
  | { readonly do: 'phase-in'; readonly what: Ref }
  /** Looking as said, or as 708.2a says. */
  | { readonly do: 'turn-face-down'; readonly what: Ref; readonly as?: FaceDownValues }
  /** Cards go onto the battlefield face down, one at a time (701.40, 701.58). */
  | {
      readonly do: 'manifest'
      readonly who: Ref
      readonly what: Ref
      readonly cloak?: boolean
      readonly as?: string
    }
  | { readonly do: 'manifest-dread'; readonly who: Ref; readonly as?: string }
