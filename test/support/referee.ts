import type { Action } from '../../src/core/action.ts'
import type { CardLookup, Gap } from '../../src/core/card.ts'
import type { Decision } from '../../src/core/decision.ts'
import type { Fault } from '../../src/core/fault.ts'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import type { Characteristics } from '../../src/core/object.ts'
import type { Position } from '../../src/core/position.ts'
import type { Result } from '../../src/core/result.ts'
import type { State } from '../../src/core/state.ts'
import type { Verdict } from '../../src/core/verdict.ts'

/** The public calls the HTTP service makes, and no others. */
export interface Referee {
  readonly readPosition: (position: Position, cards: CardLookup) => Result<State, Fault>
  readonly judge: (state: State, action: Action, cards: CardLookup) => Verdict
  readonly legalActions: (state: State, player: PlayerId | null, cards: CardLookup) => LegalActions
  readonly characteristicsOf: (state: State, cards: CardLookup) => (id: ObjectId) => Characteristics
}

export interface LegalActions {
  readonly player: PlayerId | null
  readonly decision: Decision | null
  readonly actions: readonly { readonly action: Action; readonly open: Decision | null }[]
  readonly unsupported: readonly { readonly action: Action; readonly gaps: readonly Gap[] }[]
}
