import type { Action, ActivateAbility } from '../../src/core/action.ts'
import type { Answer, Decision } from '../../src/core/decision.ts'
import type { State } from '../../src/core/state.ts'
import type { Session } from './session.ts'
import { withAnswer } from './with-answer.ts'

type ChooseMana = Extract<Decision, { kind: 'choose-mana' }>

/**
 * The peer pays by itself with whatever can pay: the first use of a source offered that brings the action further. False if
 * there is none.
 */
export const useManaAbility = (session: Session, action: Action, { player, options }: ChooseMana): boolean => {
  const { table } = session
  const before = table.state
  for (const object of options) {
    for (const after of usesOf(session, { kind: 'activate-ability', player, object }, MOST_CHOICES)) {
      table.become(after)
      if (table.judge(action).verdict !== 'illegal') return true
      table.become(before)
    }
  }
  return false
}

/** Choices within one mana ability; more than any needs. */
const MOST_CHOICES = 4

/** Every state that a use of the ability can lead to, its costs paid with the first objects that can pay them. */
const usesOf = (session: Session, action: ActivateAbility, choices: number): readonly State[] => {
  const verdict = session.table.judge(action)
  if (verdict.verdict === 'legal') return [verdict.state]
  if (verdict.verdict === 'illegal' && verdict.reasons[0]?.code === 'activate.which-ability') {
    const { abilities } = verdict.reasons[0].params
    return Array.from({ length: abilities }, (_, ability) => ({ ...action, ability })).flatMap((one) =>
      usesOf(session, one, choices - 1),
    )
  }
  if (verdict.verdict !== 'incomplete' || choices === 0) return []
  const traits = session.table.characteristics(action.object)
  return answersTo(verdict.decision).flatMap((answer) =>
    usesOf(session, withAnswer(action, verdict.decision, answer, traits) as ActivateAbility, choices - 1),
  )
}

const answersTo = (decision: Decision): readonly Answer[] => {
  if (decision.kind === 'choose-mana') return decision.options
  return decision.kind === 'choose-objects' ? [decision.options.slice(0, decision.min)] : []
}
