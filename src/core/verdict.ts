import type { Gap } from './card.ts'
import type { Decision } from './decision.ts'
import type { GameEvent } from './event.ts'
import type { Fault } from './fault.ts'
import type { Illegality } from './illegality.ts'
import type { State } from './state.ts'

/** One rule applied, in order (`params` name what it was applied to). */
export interface TrailEntry {
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>
}

/** Something the sender left out that mattered and was taken to be nothing. */
export interface Assumption {
  readonly code:
    | 'history'
    | 'priority'
    | 'summoning-sick'
    | 'controlled-since'
    | 'lands-played'
    | 'random'
    | 'gap-ignored'
  readonly pointer: string
}

/** The five answers (failure model): unreadable is the edge's; the rest are these. */
export type Verdict =
  | {
      readonly verdict: 'legal'
      readonly state: State
      readonly events: readonly GameEvent[]
      readonly trail: readonly TrailEntry[]
      readonly decision: Decision | null
      readonly assumptions: readonly Assumption[]
    }
  | { readonly verdict: 'illegal'; readonly reasons: readonly Illegality[] }
  | { readonly verdict: 'incomplete'; readonly decision: Decision }
  | { readonly verdict: 'unsupported'; readonly gaps: readonly Gap[] }
  /** The action names what does not exist; answered as a 422. */
  | { readonly verdict: 'invalid'; readonly faults: readonly Fault[] }
