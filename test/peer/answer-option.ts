import type { Answer, Decision } from '../../src/core/decision.ts'
import { isSameName } from './find-objects.ts'
import type { Session } from './session.ts'

type Option = Extract<Decision, { kind: 'choose-option' }>

/** The option that a laid-in choice names, in whole or by its beginning; of the costs to cast a spell for, as the peer calls them. */
export const answerOption = (session: Session, decision: Option): Answer | null => {
  if (decision.key.startsWith('alternative:')) return answerWay(session, decision)
  return (
    session.answers.takeChoice(decision.player, (choice) => {
      const wanted = choice.toLowerCase()
      return (
        decision.options.find((one) => one.toLowerCase() === wanted) ??
        decision.options.find((one) => one.toLowerCase().startsWith(wanted))
      )
    }) ?? null
  )
}

const MANA_COST = 'mana-cost'

/**
 * CR 601.2b, 118.9: for which cost a spell is cast. The peer asks only where more than one can be paid; a script that says
 * nothing means the mana cost. One that names a cost the spell does not have gets no answer.
 */
const answerWay = ({ answers, table }: Session, { player, options, source }: Option): Answer | null => {
  const name = source === null ? '' : table.name(source)
  const choice = answers.of(player).choices.find((one) => /^cast with/iu.test(one) && !isOfOther(one, name))
  if (choice === undefined) return options.find((one) => one === MANA_COST) ?? null
  const way = wayOf(choice, options)
  return way === undefined ? null : (answers.takeChoice(player, (one) => (one === choice ? way : undefined)) ?? null)
}

const isOfOther = (choice: string, name: string): boolean => {
  const source = /\(source: ([^)[]+)/u.exec(choice)?.[1]?.trim()
  return source !== undefined && !isSameName(source, name)
}

/** `Cast with no alternative cost`, `Cast with Evoke alternative cost`, `Cast with alternative cost`, `Cast without paying its mana cost`. */
const wayOf = (choice: string, options: readonly string[]): string | undefined => {
  const { freely, word } = /^cast with(?<freely>out paying)?(?: (?<word>[\w-]+))?/iu.exec(choice)?.groups ?? {}
  const way = freely === undefined ? word?.toLowerCase() : 'alternative'
  if (way === 'no') return options.find((one) => one === MANA_COST)
  if (way === 'alternative') return options.find((one) => one !== MANA_COST)
  return options.find((one) => one.split(/[-:]/)[0] === way)
}
