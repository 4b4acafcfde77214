import type { Action, Choices } from '../../src/core/action.ts'
import type { CardLookup } from '../../src/core/card.ts'
import type { Answer, Decision } from '../../src/core/decision.ts'
import type { State } from '../../src/core/state.ts'
import type { Verdict } from '../../src/core/verdict.ts'
import { judge, legalActions, projectState } from '../../src/engine/index.ts'
import { activatedAbilities, isManaAbility } from '../../src/engine/legality/activated-abilities.ts'
import { deciderFor } from '../../src/engine/turn/controlled-players.ts'
import { answersTo, wrongAnswers } from '../generators/answers.ts'
import { tries, unasked } from '../generators/tries.ts'

/** What was compared, by kind, and where the list and the verdict differ. */
export interface Tally {
  positions: number
  readonly compared: Record<string, number>
  readonly differences: Difference[]
}

export interface Difference {
  readonly what: string
  readonly action: Action
  readonly shown: unknown
  readonly state: State
}

export const newTally = (): Tally => ({ positions: 0, compared: {}, differences: [] })

/** The position with the player whose choice it is under another one's control (CR 723). */
export const underControl = (state: State): State => {
  const turn = state.turns[0]!
  const player = state.pending?.decision.player ?? turn.priority ?? turn.active[0]!
  const by = state.seats.find((id) => id !== player && state.players[id]?.lost === false)
  if (by === undefined || state.result !== null || state.controlled.length > 0) return state
  const { pending } = state
  return {
    ...state,
    controlled: [{ player, by, turn: turn.number }],
    pending: pending === null ? null : { ...pending, decision: { ...pending.decision, decider: by } },
  }
}

/** The action as whoever makes the player's choices takes it (CR 723.5); by itself where that is the player. */
const madeFor = (state: State, action: Action): Action => {
  if (!('player' in action)) return action
  const decider = deciderFor(state, action.player)
  return decider === action.player ? action : { ...action, decider }
}

/** The same, made by somebody who may not make it. */
const madeByAnother = (state: State, action: Action): readonly Action[] => {
  if (!('player' in action)) return []
  const { decider: _, ...own } = action
  const by = deciderFor(state, action.player)
  const strangers = state.seats.filter((id) => id !== by).map((decider): Action => ({ ...own, decider }))
  return by === action.player ? strangers : [own, ...strangers]
}

/** One position with what notes the comparisons made in it. */
interface Look {
  readonly state: State
  readonly cards: CardLookup
  readonly tally: Tally
  readonly judged: (action: Action) => Verdict
  /** Whether this one of the tries that are not listed, and what choices make of it, is looked at in this position. */
  readonly takes: (at: number) => boolean
}

/**
 * Compares all that is listed in a position with the verdicts on it, and of all that is not listed every `share`-th try, others
 * in the next position: few comparisons in many positions find what all in few do not.
 */
export const compareListing = (state: State, cards: CardLookup, tally: Tally, share = 1): void => {
  const start = projectState(state, cards)
  const before = JSON.stringify(state)
  const judged = (action: Action): Verdict => judge(state, action, cards, start)
  const takes = (at: number): boolean => (at + tally.positions) % share === 0
  const look: Look = { state, cards, tally, judged, takes }
  const { decision } = legalActions(state, null, cards)
  for (const player of state.seats) compareSeat(look, player, decision)
  if (decision !== null) compareDecision(look, decision)
  if (JSON.stringify(state) !== before) differ(look, 'the state was changed', { kind: 'pass-all' }, null)
  tally.positions++
}

const note = ({ tally }: Look, kind: string): void => {
  tally.compared[kind] = (tally.compared[kind] ?? 0) + 1
}

const differ = ({ tally, state }: Look, what: string, action: Action, shown: unknown): void => {
  tally.differences.push({ what, action, shown, state })
}

const isRefused = ({ verdict }: Verdict): boolean => verdict === 'illegal' || verdict === 'invalid'
const textOf = (action: Action): string => JSON.stringify(action)

/** Every try of one player: in the list as the verdict says, or not in it. */
const compareSeat = (look: Look, player: string, pending: Decision | null): void => {
  const { state, cards, judged } = look
  const list = legalActions(state, player, cards)
  const listed = new Map(list.actions.map(({ action, open }) => [textOf(action), open]))
  const gaps = new Set(list.unsupported.map(({ action }) => textOf(action)))
  if (pending !== null && listed.size > 0)
    differ(look, 'listed while a choice is pending', list.actions[0]!.action, null)
  for (const [at, tried] of tries(state, projectState(state, cards), player).entries()) {
    const action = madeFor(state, tried)
    const key = textOf(action)
    const open = listed.get(key)
    const isTaken = look.takes(at)
    if (open === undefined && !gaps.has(key) && !isTaken) continue
    const verdict = judged(action)
    note(look, `${open === undefined ? (gaps.has(key) ? 'not judged' : 'unlisted') : 'listed'} ${action.kind}`)
    if (differs(verdict, open, gaps.has(key)))
      differ(look, `${whatList(open, gaps.has(key))} but ${verdict.verdict}`, action, verdict)
    if (open !== undefined) compareMakers(look, action)
    if (isTaken && verdict.verdict === 'incomplete') compareOpen(look, action, verdict.decision)
    if (isTaken && isRefusedForChoices(verdict)) compareChosen(look, action)
    listed.delete(key)
    gaps.delete(key)
  }
  for (const key of [...listed.keys(), ...gaps])
    differ(look, 'listed but never thought of', JSON.parse(key) as Action, null)
  for (const declared of unasked(state, player)) {
    const action = madeFor(state, declared)
    if (pending?.kind === action.kind) continue
    note(look, `unlisted ${action.kind}`)
    const verdict = judged(action)
    if (!isRefused(verdict)) differ(look, `not asked for but ${verdict.verdict}`, action, verdict)
  }
}

/** CR 723.5: what is open to a player is so to whoever makes that player's choices, and to nobody else. */
const compareMakers = (look: Look, action: Action): void => {
  for (const other of madeByAnother(look.state, action)) {
    const verdict = look.judged(other)
    note(look, 'made by another')
    if (!isRefused(verdict)) differ(look, `made by another but ${verdict.verdict}`, other, verdict)
  }
}

const whatList = (open: Decision | null | undefined, gap: boolean): string =>
  gap ? 'listed as not judged' : open === undefined ? 'not listed' : open === null ? 'listed' : 'listed as open'

const differs = (verdict: Verdict, open: Decision | null | undefined, gap: boolean): boolean => {
  switch (verdict.verdict) {
    case 'legal':
      return open !== null
    case 'incomplete':
      return JSON.stringify(open) !== JSON.stringify(verdict.decision)
    case 'unsupported':
      return !gap
    default:
      return gap || open !== undefined
  }
}

const MOST_ANSWERS = 12
const MOST_JUDGED = 60

type Outcome = 'open' | 'dead' | 'unknown'

/** An action that lacks a choice can be completed by some choice, and each choice offered first is one. */
const compareOpen = (look: Look, action: Action, decision: Decision): void => {
  const budget = { left: MOST_JUDGED }
  const outcome = completion(look, action, decision, budget)
  note(look, `completed ${action.kind}: ${outcome}`)
  if (outcome === 'dead') differ(look, 'listed as open but no choice makes it legal', action, decision)
  for (const answer of wrongAnswers(decision, look.state).slice(0, 6)) {
    const verdict = look.judged(answered(action, decision, answer))
    note(look, 'wrong choice in an action')
    if (!isRefused(verdict))
      differ(look, `a wrong choice but ${verdict.verdict}`, answered(action, decision, answer), verdict)
  }
}

/** Why an action without choices may be refused although there are choices to make. */
const FOR_CHOICES = /^(?:cost|target|mode|payment|choice)\./
const isRefusedForChoices = (verdict: Verdict): boolean =>
  verdict.verdict === 'illegal' && verdict.reasons.every(({ code }) => FOR_CHOICES.test(code))

/** An action refused for its price, targets or modes before any choice is made stays so whatever is chosen. */
const compareChosen = (look: Look, action: Action): void => {
  if (action.kind !== 'cast-spell' && action.kind !== 'activate-ability') return
  for (const choices of someChoices(look, action.player)) {
    const more: Action = { ...action, ...choices }
    const verdict = look.judged(more)
    note(look, 'refused action with choices')
    const isOpen =
      verdict.verdict === 'legal' ||
      (verdict.verdict === 'incomplete' && completion(look, more, verdict.decision, { left: MOST_JUDGED }) === 'open')
    if (isOpen) differ(look, `refused but with choices ${verdict.verdict}`, more, [look.judged(action), verdict])
  }
}

const someChoices = ({ state, cards }: Look, player: string): readonly Choices[] => {
  const { of } = projectState(state, cards)
  const mana = state.battlefield.flatMap((source) => {
    const traits = of(source)
    if (traits?.controller !== player) return []
    return activatedAbilities(traits).flatMap(({ ability, index }) =>
      isManaAbility(ability) ? [{ source, ability: index }] : [],
    )
  })
  const each = mana.filter(({ source }, i) => mana.findIndex((one) => one.source === source) === i)
  return [
    { x: 0 },
    { x: 1 },
    ...[0, 1, 2].map((mode) => ({ modes: [mode] })),
    ...['kicker', 'flashback', 'alternative', 'buyback'].map((name) => ({ pay: [name] })),
    { payment: { mana: [], lifeFor: 1 } },
    { payment: { mana: each } },
    { payment: { mana: each.toReversed() } },
  ]
}

const answered = (action: Action, { key }: Decision, answer: Answer): Action => ({
  ...action,
  ...{ answers: { ...('answers' in action ? action.answers : {}), [key]: answer } },
})

const completion = (look: Look, action: Action, decision: Decision, budget: { left: number }): Outcome => {
  const { answers, all } = answersTo(decision, MOST_ANSWERS)
  let outcome: Outcome = all ? 'dead' : 'unknown'
  for (const answer of answers) {
    if (budget.left-- <= 0) return 'unknown'
    const more = answered(action, decision, answer)
    const verdict = look.judged(more)
    if (verdict.verdict === 'legal' || verdict.verdict === 'unsupported') return 'open'
    if (verdict.verdict !== 'incomplete') continue
    const deeper = completion(look, more, verdict.decision, budget)
    if (deeper === 'open') return 'open'
    if (deeper === 'unknown') outcome = 'unknown'
  }
  return outcome
}

/** A pending decision: what is offered may be chosen, nothing else may, and by nobody else. */
const compareDecision = (look: Look, decision: Decision): void => {
  const { player, key } = decision
  const choose = (answer: Answer): Action => madeFor(look.state, { kind: 'choose', player, answer })
  const { answers, all } = answersTo(decision, 40)
  const verdicts = answers.map((answer) => ({ answer, verdict: look.judged(choose(answer)) }))
  const refused = verdicts.filter(({ verdict }) => isRefused(verdict))
  note(look, `decision ${decision.kind}`)
  for (const _ of answers) note(look, `offered in ${decision.kind}`)
  if (all && refused.length === verdicts.length) differ(look, 'no answer is taken', choose(answers[0]!), refused[0])
  if (decision.kind === 'declare-attackers' || decision.kind === 'declare-blockers')
    for (const { answer, verdict } of refused) compareDeclaration(look, decision, answer, verdict)
  else if (refused.length > 0 && decision.kind !== 'divide' && decision.kind !== 'choose-targets')
    differ(look, `an answer offered in ${decision.kind} is refused`, choose(refused[0]!.answer), refused[0]!.verdict)
  const others: readonly Action[] = [
    ...wrongAnswers(decision, look.state).map(choose),
    ...look.state.seats
      .filter((id) => id !== player)
      .flatMap((id) =>
        answers.slice(0, 3).map((answer) => madeFor(look.state, { kind: 'choose', player: id, answer })),
      ),
    ...answers.slice(0, 2).flatMap((answer) => madeByAnother(look.state, choose(answer))),
    madeFor(look.state, { kind: 'choose', player, key: `${key}-not`, answer: answers[0] ?? true }),
    { kind: 'choose', player: 'nobody', answer: answers[0] ?? true },
  ]
  for (const action of others) {
    const verdict = look.judged(action)
    note(look, `not offered in ${decision.kind}`)
    if (!isRefused(verdict)) differ(look, `not offered in ${decision.kind} but ${verdict.verdict}`, action, verdict)
  }
}

/** Why a declaration made of offered pairs may still be refused: for what concerns it as a whole. */
const AS_A_WHOLE =
  /^(?:attack\.requirement|attack\.band|attack\.too-many|block\.requirement|block\.menace|block\.count|block\.too-many|cost\.)/

const compareDeclaration = (look: Look, decision: Decision, answer: Answer, verdict: Verdict): void => {
  const action = madeFor(look.state, { kind: 'choose', player: decision.player, answer })
  if (verdict.verdict !== 'illegal') return differ(look, 'an offered declaration is no action', action, verdict)
  const isAlone = (answer as readonly unknown[]).length === 1
  const odd = verdict.reasons.filter(
    ({ code }) => !AS_A_WHOLE.test(code) && !(isAlone && (code === 'attack.prohibited' || code === 'block.prohibited')),
  )
  if (odd.length > 0) differ(look, `an offered declaration is refused for ${odd[0]!.code}`, action, verdict)
  for (const { alternative } of verdict.reasons) {
    if (alternative === undefined) continue
    note(look, `alternative to ${decision.kind}`)
    const better = look.judged(alternative)
    if (isRefused(better)) differ(look, 'the alternative is illegal', alternative, [verdict, better])
  }
}
