import type { CardLookup, Gap } from '../../core/card.ts'
import type { GameEvent } from '../../core/event.ts'
import type { State } from '../../core/state.ts'
import type { TrailEntry } from '../../core/verdict.ts'
import { newContext } from '../context.ts'
import { Interruption } from '../interrupt.ts'
import { inReadingOrder } from '../position/reading-order.ts'
import { proceed } from '../proceed.ts'

export type Started =
  | {
      readonly kind: 'started'
      readonly state: State
      readonly events: readonly GameEvent[]
      readonly trail: readonly TrailEntry[]
    }
  | { readonly kind: 'unsupported'; readonly gaps: readonly Gap[] }

/**
 * Lets a game that has only been set up (`opening`, CR 103) run until somebody has to decide: who goes first, or whether to
 * take a mulligan. The state given is not touched.
 */
export const startGame = (state: State, cards: CardLookup): Started => {
  const ctx = newContext(state, cards)
  try {
    proceed(ctx)
    return { kind: 'started', state: inReadingOrder(ctx.state), events: ctx.events, trail: ctx.trail }
  } catch (interruption) {
    if (interruption instanceof Interruption && interruption.interrupt.kind === 'gap')
      return { kind: 'unsupported', gaps: interruption.interrupt.gaps }
    throw interruption
  }
}
