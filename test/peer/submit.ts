import type { Action } from '../../src/core/action.ts'
import type { Decision } from '../../src/core/decision.ts'
import type { GameEvent } from '../../src/core/event.ts'
import type { Illegality } from '../../src/core/illegality.ts'
import { answerDecision } from './answer-decision.ts'
import { isPointedAt } from './find-objects.ts'
import { Halt } from './outcome.ts'
import type { PointedTarget } from './script.ts'
import type { Session } from './session.ts'
import { useManaAbility } from './use-mana-ability.ts'
import { withAnswer } from './with-answer.ts'

/** More questions than any one action asks. */
const MOST_QUESTIONS = 200

/**
 * Submits an action and answers what it lacks from the script. Null when it was legal and the game went on; else the
 * reasons against it, with the answers put back and the table as it was.
 */
export const submit = (
  session: Session,
  action: Action,
  targets: readonly PointedTarget[] | null,
  at: string,
): readonly Illegality[] | null => {
  const { table, answers } = session
  const saved = answers.save()
  const before = table.state
  const given = targets === null ? null : [...targets]
  let asked = action
  for (let question = 0; question < MOST_QUESTIONS; question++) {
    const verdict = table.judge(asked)
    switch (verdict.verdict) {
      case 'legal':
        if (asked === action && given === null) takeUnasked(session, action, verdict.events)
        table.become(verdict.state)
        return null
      case 'illegal':
        answers.restore(saved)
        table.become(before)
        return verdict.reasons
      case 'unsupported':
        throw new Halt({ result: 'unsupported', gaps: verdict.gaps, at })
      case 'invalid':
        throw new Error(`${at}: invalid ${JSON.stringify(asked)}: ${JSON.stringify(verdict.faults)}`)
      case 'incomplete': {
        const next = answered(session, asked, verdict.decision, given)
        if (next === null) {
          answers.restore(saved)
          table.become(before)
          return []
        }
        asked = next
      }
    }
  }
  throw new Error(`${at}: ${MOST_QUESTIONS} questions and no verdict`)
}

/** What alone can be a target is not asked for; what the script says of it has been said all the same. */
const takeUnasked = ({ table, answers }: Session, action: Action, events: readonly GameEvent[]): void => {
  if (action.kind !== 'activate-ability' && action.kind !== 'cast-spell') return
  const [target, ...others] = events.flatMap((event) =>
    event.kind === 'spell-cast' || event.kind === 'ability-activated' ? event.targets : [],
  )
  const queue = answers.of(action.player).targets
  const [said, ...further] = queue[0] ?? []
  if (target === undefined || said === undefined || others.length + further.length > 0) return
  if (isPointedAt(table, said.pointer, target)) queue.shift()
}

/**
 * Which mana abilities with further costs are used is settled on the table; every other choice belongs to the action. Null
 * where none of those abilities helps.
 */
const answered = (
  session: Session,
  action: Action,
  decision: Decision,
  given: PointedTarget[] | null,
): Action | null => {
  if (decision.kind === 'choose-mana' && session.table.has((decision.options[0] ?? '').split('/')[0] ?? '')) {
    return useManaAbility(session, action, decision) ? action : null
  }
  const traits = session.table.characteristics(objectOf(action))
  return withAnswer(action, decision, answerDecision(session, decision, given), traits)
}

const objectOf = (action: Action): string => ('object' in action && action.object !== undefined ? action.object : '')
