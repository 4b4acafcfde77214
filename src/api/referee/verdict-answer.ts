import { findAssumptions } from '../../engine/position/assumed.ts'
import { writePosition } from '../../engine/position/write-position.ts'
import type { Voice } from '../http/language.ts'
import type { VerdictAnswer } from '../schemas/verdict.ts'
import type { Judged } from './judge-in-order.ts'
import type { Table } from './read-state.ts'
import { copy, tellAssumption, tellDecision, tellGap, tellReason } from './told.ts'

export type Included = 'state' | 'events' | 'trail'

type Stopped = Exclude<Extract<Judged, { verdict: 'stopped' }>['by'], { verdict: 'invalid' }>

/** The answer to actions that were all legal. */
export const legalAnswer = (
  judged: Extract<Judged, { verdict: 'legal' }>,
  { cards, position, state }: Table,
  voice: Voice,
  include: readonly Included[],
): VerdictAnswer => {
  const decision = judged.state.pending?.decision ?? null
  return {
    verdict: 'legal',
    ...(include.includes('state') ? { state: copy(writePosition(judged.state, cards.lookup)) } : {}),
    ...(include.includes('events') ? { events: copy(judged.events) } : {}),
    ...(include.includes('trail') ? { trail: copy(judged.trail) } : {}),
    decision: copy(decision),
    ...(decision === null ? {} : { question: tellDecision(decision, judged.state, cards, voice) }),
    assumptions: [...findAssumptions(position, state, judged.events), ...judged.assumptions].map((one) =>
      tellAssumption(one, voice),
    ),
  }
}

/** The answer where an action was not judged legal. */
export const stoppedAnswer = (
  { at, state }: Extract<Judged, { verdict: 'stopped' }>,
  by: Stopped,
  { cards }: Table,
  voice: Voice,
): VerdictAnswer => {
  switch (by.verdict) {
    case 'illegal':
      return {
        verdict: 'illegal',
        at,
        reasons: by.reasons.map((reason) => tellReason(reason, state.rules.edition, voice)),
      }
    case 'incomplete':
      return {
        verdict: 'incomplete',
        at,
        decision: copy(by.decision),
        question: tellDecision(by.decision, state, cards, voice),
      }
    case 'unsupported':
      return { verdict: 'unsupported', at, gaps: by.gaps.map((gap) => tellGap(gap, voice)) }
  }
}
