import type { FaceDownValues } from './marks.ts'
import type { Ref } from './ref.ts'

/** CR 708: instructions that turn permanents face up or face down, or put cards onto the battlefield face down. */
export type FaceEffect =
  | { readonly do: 'turn-face-up'; readonly what: Ref }
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
