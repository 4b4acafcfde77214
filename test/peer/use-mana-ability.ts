import type { Action, ActivateAbility } from '../../src/core/action.ts'
import type { Decision } from '../../src/core/decision.ts'
import type { State } from '../../src/core/state.ts'
import { isSameName } from './find-objects.ts'
import type { Session } from './session.ts'
import { manaOf } from './vocabulary.ts'
import { withAnswer } from './with-answer.ts'

type ChooseMana = Extract<Decision, { kind: 'choose-mana' }>

/**
 * The peer pays by itself with whatever can pay: the first use of a source offered that brings the action further. False if
 * there is none.
 */
export const useManaAbility = (session: Session, action: Action, { player, options }: ChooseMana): boolean => {
  const { table } = session
  const before = table.state
  for (const option of options) {
    for (const { after, answered } of usesOf(session, activationOf(player, option), [])) {
      table.become(after)
      if (table.judge(action).verdict !== 'illegal') {
        takeNamed(session, player, answered)
        return true
      }
      table.become(before)
    }
  }
  return false
}

/** An option is a permanent's id, with the index of the ability where it has several. */
const activationOf = (player: string, option: string): ActivateAbility => {
  const [object = '', ability] = option.split('/')
  return { kind: 'activate-ability', player, object, ...(ability === undefined ? {} : { ability: Number(ability) }) }
}

/** Choices within one mana ability; more than any needs. */
const MOST_CHOICES = 4

interface Use {
  readonly after: State
  /** Everything chosen for it. */
  readonly answered: readonly string[]
}

/** Every state that a use of the ability can lead to, its costs paid with what the script names, else with the first that can. */
const usesOf = (session: Session, action: ActivateAbility, answered: readonly string[]): readonly Use[] => {
  const verdict = session.table.judge(action)
  if (verdict.verdict === 'legal') return [{ after: verdict.state, answered }]
  if (verdict.verdict === 'illegal' && verdict.reasons[0]?.code === 'activate.which-ability') {
    const { abilities } = verdict.reasons[0].params
    return Array.from({ length: abilities }, (_, ability) => ({ ...action, ability })).flatMap((one) =>
      usesOf(session, one, answered),
    )
  }
  if (verdict.verdict !== 'incomplete' || answered.length >= MOST_CHOICES) return []
  const { decision } = verdict
  const traits = session.table.characteristics(action.object)
  return answersTo(session, decision).flatMap((ids) =>
    usesOf(
      session,
      withAnswer(action, decision, decision.kind === 'choose-mana' ? ids[0]! : ids, traits) as ActivateAbility,
      [...answered, ...ids],
    ),
  )
}

const answersTo = (session: Session, decision: Decision): readonly (readonly string[])[] => {
  if (decision.kind === 'choose-mana') return decision.options.map((one) => [one])
  if (decision.kind !== 'choose-objects') return []
  const { choices } = session.answers.of(decision.player)
  const isNamed = (id: string) => choices.some((choice) => isSameName(session.table.name(id), choice))
  return [[...decision.options].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a))).slice(0, decision.min)]
}

/** What was used up of the laid-in answers. */
const takeNamed = ({ table, answers }: Session, player: string, ids: readonly string[]): void => {
  for (const id of ids) {
    const name = table.name(id)
    answers.takeChoice(player, (choice) => isSameName(name, choice) || manaOf(choice) === id || undefined)
  }
}
