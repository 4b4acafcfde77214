import type { Action, ActivateAbility, CastSpell, Choices } from '../../src/core/action.ts'
import type { Answer, Decision } from '../../src/core/decision.ts'
import type { ObjectId, TargetId } from '../../src/core/ids.ts'
import type { Illegality } from '../../src/core/illegality.ts'
import { answerDecision } from './answer-decision.ts'
import { Halt } from './outcome.ts'
import type { PointedTarget } from './script.ts'
import type { Session } from './session.ts'

/** More questions than any one action asks. */
const MOST_QUESTIONS = 200

/**
 * Submits an action and answers what it lacks from the script. Null when it was legal and the game went on; else the
 * reasons against it, with the answers put back.
 */
export const submit = (
  session: Session,
  action: Action,
  targets: readonly PointedTarget[] | null,
  at: string,
): readonly Illegality[] | null => {
  const { table, answers } = session
  const saved = answers.save()
  const given = targets === null ? null : [...targets]
  let asked = action
  for (let question = 0; question < MOST_QUESTIONS; question++) {
    const verdict = table.judge(asked)
    switch (verdict.verdict) {
      case 'legal':
        table.become(verdict.state)
        return null
      case 'illegal':
        answers.restore(saved)
        return verdict.reasons
      case 'unsupported':
        throw new Halt({ result: 'unsupported', gaps: verdict.gaps, at })
      case 'invalid':
        throw new Error(`${at}: invalid ${JSON.stringify(asked)}: ${JSON.stringify(verdict.faults)}`)
      case 'incomplete':
        asked = withAnswer(asked, verdict.decision, answerDecision(session, verdict.decision, given))
    }
  }
  throw new Error(`${at}: ${MOST_QUESTIONS} questions and no verdict`)
}

/** The action with one more of its choices made. */
export const withAnswer = (action: Action, decision: Decision, answer: Answer): Action => {
  if (action.kind !== 'cast-spell' && action.kind !== 'activate-ability') {
    throw new Error(`${action.kind} asks ${decision.kind}`)
  }
  return { ...action, ...choiceOf(action, decision, answer) }
}

const choiceOf = (action: CastSpell | ActivateAbility, decision: Decision, answer: Answer): Choices => {
  switch (decision.kind) {
    case 'choose-targets':
      return { targets: [...(action.targets ?? []), answer as readonly TargetId[]] }
    case 'choose-modes':
      return { modes: answer as readonly number[] }
    case 'choose-number':
      return { x: answer as number }
    case 'divide':
      return { divide: [...(action.divide ?? []), answer as Readonly<Record<TargetId, number>>] }
    case 'choose-objects':
      return { costs: { ...action.costs, [decision.purpose]: answer as readonly ObjectId[] } }
    default:
      throw new Error(`${action.kind} asks ${decision.kind}`)
  }
}
