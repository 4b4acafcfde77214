import type { Action } from '../core/action.ts'
import type { CardLookup } from '../core/card.ts'
import type { State } from '../core/state.ts'
import type { Verdict } from '../core/verdict.ts'
import { applyAction } from './apply/apply-action.ts'
import { type Context, newContext } from './context.ts'
import { forgetUnreferred } from './forget.ts'
import { gapsBehindRefusal, refuseGapsInForce } from './gaps.ts'
import { Interruption, orGaps } from './interrupt.ts'
import { noteControl } from './note-control.ts'
import { inReadingOrder } from './position/reading-order.ts'
import type { Projection } from './projection/projection.ts'

/**
 * Judges one action against a position. The state given is never touched: work is done on a copy, and a refused action
 * throws the copy away, so that the game is as it was before (CR 733.1).
 *
 * - `legal`: the new state, everything that happened, the rules applied, and the decision now pending, if any.
 * - `illegal`: every reason of the first stage that fails.
 * - `incomplete`: the action lacks a choice; the decision says what to add.
 * - `unsupported`: what is not understood could matter here.
 * - `invalid`: the action names what does not exist.
 *
 * `start` is the projection of the position, for those who judge many actions against one.
 */
export const judge = (state: State, action: Action, cards: CardLookup, start: Projection | null = null): Verdict => {
  const ctx = newContext(state, cards, start)
  try {
    if (action.kind !== 'concede') refuseGapsInForce(ctx)
    noteControl(ctx)
    applyAction(ctx, action)
    if (action.kind !== 'concede' && ctx.state.result === null) refuseGapsInForce(ctx)
    return legal(ctx)
  } catch (interruption) {
    if (interruption instanceof Interruption) return verdictOf(interruption, newContext(state, cards, start), action)
    throw interruption
  }
}

const legal = (ctx: Context): Verdict => {
  forgetUnreferred(ctx)
  const { events, trail, assumptions } = ctx
  const state = inReadingOrder(ctx.state)
  return { verdict: 'legal', state, events, trail, decision: state.pending?.decision ?? null, assumptions }
}

const verdictOf = ({ interrupt }: Interruption, before: Context, action: Action): Verdict => {
  switch (interrupt.kind) {
    case 'question':
      return { verdict: 'incomplete', decision: interrupt.decision }
    case 'refusal': {
      const gaps = orGaps(
        () => gapsBehindRefusal(before, action, interrupt.reasons),
        (met) => met,
      )
      return gaps.length > 0 ? { verdict: 'unsupported', gaps } : { verdict: 'illegal', reasons: interrupt.reasons }
    }
    case 'gap':
      return { verdict: 'unsupported', gaps: interrupt.gaps }
    case 'fault':
      return { verdict: 'invalid', faults: interrupt.faults }
  }
}
