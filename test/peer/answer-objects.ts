import type { Answer, Decision } from '../../src/core/decision.ts'
import type { TargetId } from '../../src/core/ids.ts'
import { findPointed } from './find-objects.ts'
import { parsePointer } from './pointer.ts'
import type { PointedTarget } from './script.ts'
import type { Session } from './session.ts'

/** Targets named beside the spell or ability itself; taken from the front as its slots are filled. */
export interface Given {
  readonly targets: PointedTarget[] | null
}

type Choosing = Extract<Decision, { kind: 'choose-targets' | 'choose-objects' }>

export const answerTargets = (
  session: Session,
  decision: Extract<Decision, { kind: 'choose-targets' }>,
  given: Given,
): Answer | null => {
  const chosen: TargetId[] = []
  if (given.targets !== null) takeGiven(session, decision, given.targets, chosen)
  return choose(session, decision, chosen, ['targets', 'choices'])
}

export const answerObjects = (
  session: Session,
  decision: Extract<Decision, { kind: 'choose-objects' }>,
): Answer | null =>
  (decision.key.startsWith('cast:') ? castOrNot(session, decision) : null) ??
  choose(session, decision, [], decision.purpose === 'search' ? ['targets', 'choices'] : ['choices', 'targets'])

/** CR 608.2g: the peer asks of a single card whether it is cast. */
const castOrNot = ({ answers }: Session, { player, options }: Choosing): Answer | null =>
  options.length > 1
    ? null
    : (answers.takeChoice(player, (choice) => (choice === 'Yes' ? options : choice === 'No' ? [] : undefined)) ?? null)

const takeGiven = (session: Session, decision: Choosing, given: PointedTarget[], chosen: TargetId[]): void => {
  while (given.length > 0 && chosen.length < decision.max) {
    const id = optionFor(session, given[0]!, decision.options, chosen)
    if (id === undefined) return
    note(session, given.shift()!, id)
    chosen.push(id)
  }
}

/** Fills up from the queues: each entry that fits is taken, until there are enough or the script says to stop. */
const choose = (
  session: Session,
  decision: Choosing,
  chosen: TargetId[],
  queues: readonly ('targets' | 'choices')[],
): Answer | null => {
  const { max, min, player } = decision
  let answered = chosen.length > 0
  while (chosen.length < max) {
    if (takeSkip(session, player, queues)) {
      answered = true
      break
    }
    const found = queues.some((queue) =>
      queue === 'targets' ? takeTargets(session, decision, chosen) : takeChoices(session, decision, chosen),
    )
    if (!found) break
    answered = true
  }
  return answered && chosen.length >= min ? chosen : null
}

const takeSkip = ({ answers }: Session, player: string, queues: readonly string[]): boolean => {
  const { targets } = answers.of(player)
  if (queues.includes('targets') && targets[0]?.[0]?.pointer.kind === 'skip') {
    targets.shift()
    return true
  }
  return answers.takeWord(player, 'choices', 'TestPlayer.CHOICE_SKIP')
}

const takeTargets = (session: Session, decision: Choosing, chosen: TargetId[]): boolean => {
  const queue = session.answers.of(decision.player).targets
  for (const [i, entry] of queue.entries()) {
    if (entry[0]?.pointer.kind === 'skip') return false
    const ids = allOf(session, entry, decision, chosen)
    if (ids === null) continue
    queue.splice(i, 1)
    ids.forEach((id, k) => {
      note(session, entry[k]!, id)
    })
    chosen.push(...ids)
    return true
  }
  return false
}

const takeChoices = (session: Session, decision: Choosing, chosen: TargetId[]): boolean => {
  const ids = session.answers.takeChoice(decision.player, (choice) => {
    const entry: PointedTarget[] = []
    for (const part of choice.split('^')) {
      const pointer = parsePointer(part)
      if (pointer === null) return undefined
      entry.push({ pointer })
    }
    return allOf(session, entry, decision, chosen) ?? undefined
  })
  if (ids === undefined) return false
  chosen.push(...ids)
  return true
}

/** An option for every part of an entry, each a different one; null if one has none or they are too many. */
const allOf = (
  session: Session,
  entry: readonly PointedTarget[],
  decision: Choosing,
  chosen: readonly TargetId[],
): readonly TargetId[] | null => {
  const ids: TargetId[] = []
  for (const target of entry) {
    const id = optionFor(session, target, decision.options, [...chosen, ...ids])
    if (id === undefined) return null
    ids.push(id)
  }
  return chosen.length + ids.length > decision.max ? null : ids
}

const optionFor = (
  { table }: Session,
  target: PointedTarget,
  options: readonly TargetId[],
  taken: readonly TargetId[],
): TargetId | undefined => findPointed(table, target.pointer, options).find((id) => !taken.includes(id))

const note = ({ shares }: Session, { amount }: PointedTarget, id: TargetId): void => {
  if (amount !== undefined) shares.set(id, amount)
}
