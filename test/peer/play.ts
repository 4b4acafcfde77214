import type { Action } from '../../src/core/action.ts'
import type { Decision } from '../../src/core/decision.ts'
import { STEPS } from '../../src/core/step.ts'
import { answerDecision } from './answer-decision.ts'
import { checkFact } from './check-fact.ts'
import { declareAttackers, declareBlockers } from './declare-combat.ts'
import { doNextCommand } from './do-command.ts'
import { describeCommand, failWith, Halt, type Outcome } from './outcome.ts'
import type { Moment } from './script.ts'
import type { Session } from './session.ts'

/** More than any scenario takes; a game that does not come to its stop by then goes round in circles. */
const MOST_ACTIONS = 20_000

/** Plays the whole script. Throws `Halt` where it ends early. */
export const play = (session: Session): Outcome => {
  let difference: string | null = null
  for (const { stop, facts } of session.script.stages) {
    playTo(session, stop)
    dismissMissed(session, stop)
    for (const fact of facts) difference ??= checkFact(session, fact)
  }
  if (session.refusals.length > 0) {
    return { result: 'refused', refusals: session.refusals, factsHold: difference === null }
  }
  return difference === null ? { result: 'pass' } : { result: 'fail', difference }
}

/** Plays until the step of the stop is about to end. */
const playTo = (session: Session, stop: Moment): void => {
  const { table } = session
  for (let action = 0; action < MOST_ACTIONS; action++) {
    if (table.state.result !== null || isPast(session, stop)) return
    const { pending } = table.state
    if (pending !== null) answer(session, pending.decision)
    else if (table.turn.priority === null) proceed(session, { kind: 'pass-all' })
    else {
      const player = table.turn.priority
      const done = doNextCommand(session, player)
      if (done === 'acted') continue
      if (endsStep(session) && isAt(session, stop)) return
      proceed(session, { kind: 'pass-priority', player })
    }
  }
  throw new Error(`no end after ${MOST_ACTIONS} actions`)
}

const isAt = ({ table }: Session, { turn, step }: Moment): boolean =>
  table.turn.number === turn && table.turn.step === step

const isPast = ({ table }: Session, { turn, step }: Moment): boolean => {
  const now = table.turn
  return now.number > turn || (now.number === turn && STEPS.indexOf(now.step) > STEPS.indexOf(step))
}

/** CR 117.4: one more pass, and the step is over. */
const endsStep = ({ table }: Session): boolean =>
  table.turn.stack.length === 0 && table.turn.passed.length + 1 >= table.playing().length

const answer = (session: Session, decision: Decision): void => {
  const { kind, player, key } = decision
  if (kind === 'declare-attackers') declareAttackers(session, decision)
  else if (kind === 'declare-blockers') declareBlockers(session, decision)
  else proceed(session, { kind: 'choose', player, key, answer: answerDecision(session, decision, null) })
}

/** What is always legal, unless something stands behind it that is not understood. */
const proceed = ({ table }: Session, action: Action): void => {
  const verdict = table.judge(action)
  const at = `turn ${table.turn.number} ${table.turn.step} ${action.kind}`
  if (verdict.verdict === 'legal') table.become(verdict.state)
  else if (verdict.verdict === 'unsupported') throw new Halt({ result: 'unsupported', gaps: verdict.gaps, at })
  else throw new Error(`${at} ${JSON.stringify(action)}: ${JSON.stringify(verdict)}`)
}

/** Commands whose moment is over. A refused one stands refused; a check nobody came to is no check passed. */
const dismissMissed = (session: Session, stop: Moment): void => {
  for (const command of session.open) {
    if (!isAt(session, command.moment) && !isPast(session, command.moment) && session.table.state.result === null)
      continue
    if (isLater(command.moment, stop)) continue
    session.open.delete(command)
    const refusal = session.refused.get(command)
    if (refusal !== undefined) session.refusals.push(refusal)
    else if (
      command.kind !== 'wait' &&
      (session.script.strict || command.kind === 'check' || command.kind === 'playable')
    ) {
      failWith(`never came to ${describeCommand(command)}`)
    }
  }
}

const isLater = (a: Moment, b: Moment): boolean =>
  a.turn > b.turn || (a.turn === b.turn && STEPS.indexOf(a.step) > STEPS.indexOf(b.step))
