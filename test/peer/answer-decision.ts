import type { Answer, Decision } from '../../src/core/decision.ts'
import type { PlayerId, TargetId } from '../../src/core/ids.ts'
import { answerObjects, answerTargets, type Given } from './answer-objects.ts'
import { answerOption } from './answer-option.ts'
import { answerOrder } from './answer-order.ts'
import { isPointedAt } from './find-objects.ts'
import { failWith } from './outcome.ts'
import { parsePointer } from './pointer.ts'
import type { PointedTarget } from './script.ts'
import type { Session } from './session.ts'
import { manaOf } from './vocabulary.ts'

/** What the script answers to a question, or null if it has no answer to it. */
type Answering<K extends Decision['kind']> = (
  session: Session,
  decision: Extract<Decision, { kind: K }>,
  given: Given,
) => Answer | null

/**
 * Answers a decision from what the script laid in for that player, in order. Without an answer a strict script fails;
 * another takes the default: yes, the most X, opponents and their things before one's own, as few as allowed, but all that
 * a search can find. Three questions the peer settles by itself always have a default: which mana, how combat damage is
 * divided, and the order of what is alike. Whether a card is cast while something resolves (608.2g) is such a yes.
 */
export const answerDecision = (session: Session, decision: Decision, targets: PointedTarget[] | null): Answer => {
  const answer = (ANSWERS[decision.kind] as Answering<Decision['kind']>)(session, decision, { targets })
  if (answer !== null) return answer
  if (session.script.strict && !isSettledByPeer(decision)) {
    failWith(`no answer for ${decision.player}: ${decision.kind} ${decision.key} (${decision.rule})`)
  }
  return defaultAnswer(session, decision)
}

const isSettledByPeer = (decision: Decision): boolean =>
  decision.kind === 'choose-mana' ||
  (decision.kind === 'divide' && decision.purpose === 'combat-damage') ||
  (decision.kind === 'order' && decision.purpose !== 'triggers')

const yesOrNo: Answering<'yes-or-no'> = ({ answers }, { player }) =>
  answers.takeChoice(player, (choice) => (choice === 'Yes' ? true : choice === 'No' ? false : undefined)) ?? null

const number: Answering<'choose-number'> = (session, { key, player, what, min, max }) => {
  const { answers } = session
  if (key.startsWith('life-for:')) return lifeFor(session, player, min, max)
  const amount = what === 'amount' ? answers.of(player).amounts.shift() : undefined
  return amount ?? answers.takeChoice(player, (choice) => readNumber(choice, what === 'x')) ?? null
}

/** The peer asks of a Phyrexian symbol whether life is paid for it. */
const lifeFor = ({ answers }: Session, player: PlayerId, min: number, max: number): number | null =>
  answers.takeChoice(player, (choice) => (choice === 'Yes' ? max : choice === 'No' ? min : undefined)) ?? null

const readNumber = (choice: string, onlyX: boolean): number | undefined => {
  const match = /^(X=)?(\d+)$/.exec(choice)
  return match === null || (onlyX && match[1] === undefined) ? undefined : Number(match[2])
}

/** The peer counts modes from 1. */
const modes: Answering<'choose-modes'> = ({ answers }, { player, options, max }, { targets }) => {
  const beside = targets?.flatMap((target) => (target.mode === undefined ? [] : [target.mode - 1])) ?? []
  if (beside.length > 0) return beside
  const chosen: number[] = []
  const queue = answers.of(player).modes
  while (chosen.length < max && queue.length > 0) {
    if (answers.takeWord(player, 'modes', 'TestPlayer.MODE_SKIP')) break
    const index = Number(queue[0]) - 1
    if (!options.includes(index)) break
    chosen.push(index)
    queue.shift()
  }
  return chosen.length === 0 ? null : chosen
}

const choosePlayer: Answering<'choose-player'> = ({ table, answers }, { player, options }) => {
  const chosen = (targets: readonly PointedTarget[]): PlayerId | undefined =>
    options.find((id) => targets.length === 1 && isPointedAt(table, targets[0]!.pointer, id))
  const queue = answers.of(player).targets
  const at = queue.findIndex((targets) => chosen(targets) !== undefined)
  if (at >= 0) return chosen(queue.splice(at, 1)[0]!) ?? null
  return (
    answers.takeChoice(player, (choice) => {
      const pointer = parsePointer(choice)
      return pointer === null ? undefined : options.find((id) => isPointedAt(table, pointer, id))
    }) ?? null
  )
}

const color: Answering<'choose-color'> = ({ answers }, { player, options }) =>
  answers.takeChoice(player, (choice) => options.find((one) => one === manaOf(choice))) ?? null

const mana: Answering<'choose-mana'> = ({ answers }, { player, options }) =>
  answers.takeChoice(player, (choice) => options.find((one) => one === manaOf(choice))) ?? null

/** Amounts given beside the targets, or one after the other. */
const divide: Answering<'divide'> = ({ answers, shares, script }, { player, among, total, purpose }) => {
  const named = among.map((id) => [id, shares.get(id) ?? 0] as const)
  if (named.reduce((sum, [, share]) => sum + share, 0) === total) return Object.fromEntries(named)
  const { amounts } = answers.of(player)
  if (amounts.length < among.length || (purpose === 'combat-damage' && script.strict && amounts.length === 0))
    return null
  const given = among.map((id) => [id, amounts.shift() ?? 0] as const)
  return Object.fromEntries(given)
}

const ANSWERS: { readonly [K in Decision['kind']]: Answering<K> } = {
  'choose-targets': answerTargets,
  'choose-objects': answerObjects,
  'choose-modes': modes,
  'choose-number': number,
  'choose-player': choosePlayer,
  'yes-or-no': yesOrNo,
  'choose-option': answerOption,
  'choose-name': ({ answers }, { player }) => answers.takeChoice(player, (choice) => choice) ?? null,
  'choose-color': color,
  'choose-mana': mana,
  order: answerOrder,
  divide,
  'call-coin': ({ answers }, { player, options }) =>
    answers.takeChoice(player, (choice) => options.find((one) => one === choice)) ?? null,
  'report-coin': () => null,
  'report-die': () => null,
  // No script takes a shortcut.
  'accept-shortcut': () => true,
  // Declarations are made from the script's attacks and blocks, never from its answers.
  'declare-attackers': () => [],
  'declare-blockers': () => [],
}

/** More than any script pays for. */
const MOST = 20

const defaultAnswer = (session: Session, decision: Decision): Answer => {
  switch (decision.kind) {
    case 'choose-targets':
      return opponentsFirst(session, decision.player, decision.options).slice(0, decision.min)
    case 'choose-objects':
      if (isCopyOf(decision)) return opponentsFirst(session, decision.player, decision.options).slice(0, decision.max)
      return decision.options.slice(0, isAllByDefault(decision) ? decision.max : decision.min)
    case 'choose-modes':
      return decision.options.slice(0, Math.max(1, decision.min))
    case 'choose-number':
      return Math.min(decision.max, Math.max(decision.min, MOST))
    case 'choose-player':
      return opponentsFirst(session, decision.player, decision.options)[0]!
    case 'choose-option':
    case 'call-coin':
    case 'report-coin':
    case 'choose-color':
    case 'choose-mana':
      return decision.options[0]!
    case 'report-die':
      return 1
    case 'choose-name':
      return ''
    case 'yes-or-no':
    case 'accept-shortcut':
      return true
    case 'order':
      return decision.options
    case 'divide':
      return divideInOrder(decision)
    case 'declare-attackers':
    case 'declare-blockers':
      return []
  }
}

/** What a search can find, and the card that may be cast as something resolves. */
const isAllByDefault = ({ purpose, key }: Extract<Decision, { kind: 'choose-objects' }>): boolean =>
  purpose === 'search' || key.startsWith('cast:')

/** Whether something enters as a copy is a yes or no to the peer; to the referee, one or none of the things to copy. */
const isCopyOf = ({ key }: Decision): boolean => key.startsWith('as-copy:')

const opponentsFirst = ({ table }: Session, player: PlayerId, options: readonly TargetId[]): readonly TargetId[] => {
  const isOwn = (id: TargetId): boolean => {
    const known = table.known(id)
    return (known === null ? id : table.controller(known)) === player
  }
  return [...options.filter((id) => !isOwn(id)), ...options.filter(isOwn)]
}

/** The least each must get, and all the rest to the first. */
const divideInOrder = ({ among, total, least }: Extract<Decision, { kind: 'divide' }>): Record<TargetId, number> =>
  Object.fromEntries(among.map((id, i) => [id, i === 0 ? total - least * (among.length - 1) : least]))
