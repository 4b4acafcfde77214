import type { Ability } from '../../src/core/ability.ts'
import type { Answer, Decision } from '../../src/core/decision.ts'
import { begins } from './ability-text.ts'
import { isSameName } from './find-objects.ts'
import type { Session } from './session.ts'

type Order = Extract<Decision, { kind: 'order' }>

/** One after the other, the option whose text begins, or whose source is called, as the script says next. */
export const answerOrder = (session: Session, decision: Order): Answer | null => {
  const left = [...decision.options]
  const order: string[] = []
  while (left.length > 1) {
    const next = session.answers.takeChoice(decision.player, (choice) =>
      left.find((one) => isCalled(session, one, choice)),
    )
    if (next === undefined) break
    order.push(next)
    left.splice(left.indexOf(next), 1)
  }
  const isSettled = left.length < 2 || areAlike(session, left)
  return order.length > 0 || isSettled ? [...order, ...left] : null
}

const isCalled = (session: Session, option: string, choice: string): boolean => {
  const { name, ability } = describe(session, option)
  return isSameName(name, choice) || (ability !== null && begins(session, ability, name, choice))
}

/** Of the same text from sources of the same name: their order shows nowhere the script could look. */
const areAlike = (session: Session, options: readonly string[]): boolean => {
  const kinds = options.map((option) => JSON.stringify(describe(session, option)))
  return new Set(kinds).size === 1
}

interface Described {
  readonly name: string
  readonly ability: Ability | null
}

/** What an option stands for: an ability waiting to go on the stack, or an object. */
const describe = ({ table }: Session, option: string): Described => {
  const trigger = table.state.waiting.find((one) => one.id === option)
  const source = trigger?.source ?? option.split('/')[0]!
  const name = table.name(source) || (table.state.lastKnown[source]?.characteristics.name ?? '')
  return { name, ability: trigger?.ability ?? null }
}
