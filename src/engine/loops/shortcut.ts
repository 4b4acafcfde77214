import type { Action } from '../../core/action.ts'
import type { PlayerId } from '../../core/ids.ts'
import { refuseSpareAnswers } from '../apply/spare-answers.ts'
import { ask } from '../ask.ts'
import { type Context, cite, newContext } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { refuseGapsInForce } from '../gaps.ts'
import { illegal } from '../illegal.ts'
import { Interruption, refuse } from '../interrupt.ts'
import { noteControl } from '../note-control.ts'
import { turnOrderFrom } from '../seats.ts'
import { gamePrint } from './game-print.ts'
import { choiceOf } from './note-choice.ts'
import { unroll } from './unroll.ts'

type Shortcut = Extract<Action, { kind: 'shortcut' }>
type Apply = (ctx: Context, action: Action) => void
/** One choice of the sequence, with the player who makes it. */
interface Choice {
  readonly action: Action & { readonly player: PlayerId }
}

/**
 * CR 732.2: a sequence of choices that everybody has heard is taken at once. It is tried first; then each other player, in
 * turn order, accepts it or names a place where they will choose otherwise, and the game goes on to the nearest of those.
 */
export const takeShortcut = (ctx: Context, action: Shortcut, apply: Apply): void => {
  const choices = tryOut(ctx, unroll(action.sequence), apply)
  const end = agreedEnd(ctx, action.player, choices)
  refuseSpareAnswers(ctx, action)
  cite(ctx, '732.2c', { player: action.player })
  for (const choice of choices.slice(0, end)) make(ctx, choice, apply)
  const shortened = choices[end]
  if (shortened === undefined) return
  const { player } = shortened.action
  const choice = choiceOf(gamePrint(ctx).choicePrint, shortened.action)
  patchState(ctx, { loop: { marks: [], ...ctx.state.loop, differ: { player, choice } } })
}

/** CR 732.2a: every choice must be legal where it is made and its outcome known, and at the end somebody has priority. */
const tryOut = (ctx: Context, sequence: readonly Action[], apply: Apply): readonly Choice[] => {
  const trial: Context = { ...newContext(ctx.state, ctx.cards), execute: ctx.execute }
  const choices: Choice[] = []
  for (const action of sequence) {
    for (const choice of ofPlayers(trial, action)) {
      tryOne(trial, choice, choices.length, apply)
      choices.push(choice)
    }
  }
  const { pending, result, turns, random } = trial.state
  if (random.drawn !== ctx.state.random.drawn) refuse([illegal('shortcut.unpredictable', ['732.2a'], {})])
  if (result === null && (pending !== null || turns.every(({ priority }) => priority === null)))
    refuse([illegal('shortcut.no-priority', ['732.2a'], {})])
  return choices
}

/** "All pass" is as many choices as there are players who pass. */
const ofPlayers = (trial: Context, action: Action): readonly Choice[] => {
  if (action.kind !== 'pass-all') return 'player' in action ? [{ action }] : []
  const turn = trial.state.turns.find(({ priority }) => priority !== null)
  if (turn === undefined) return []
  return turnOrderFrom(trial.state, turn.priority!)
    .filter((player) => !turn.passed.includes(player))
    .map((player) => ({ action: { kind: 'pass-priority', player } }))
}

const tryOne = (trial: Context, choice: Choice, at: number, apply: Apply): void => {
  const { kind, player } = choice.action
  if (kind === 'shortcut' || kind === 'concede') refuse([illegal('shortcut.step', ['732.2a'], { at, kind })])
  try {
    make(trial, choice, apply)
  } catch (interruption) {
    if (!(interruption instanceof Interruption)) throw interruption
    const { interrupt } = interruption
    if (interrupt.kind === 'question')
      refuse([illegal('shortcut.open', ['732.2a'], { at, decision: interrupt.decision.kind })])
    if (interrupt.kind !== 'refusal') throw interruption
    refuse([illegal('shortcut.illegal', ['732.2a'], { at, player }), ...interrupt.reasons])
  }
}

const make = (ctx: Context, { action }: Choice, apply: Apply): void => {
  ctx.taken = new Set()
  refuseGapsInForce(ctx)
  noteControl(ctx)
  apply(ctx, action)
}

/** CR 732.2b: each of the others accepts what is left of the proposal, or names one of their own choices in it. */
const agreedEnd = (ctx: Context, proposer: PlayerId, choices: readonly Choice[]): number => {
  const others = turnOrderFrom(ctx.state, proposer).filter((player) => player !== proposer)
  return others.reduce((end, player) => {
    const places = choices.slice(0, end).flatMap(({ action }, at) => (action.player === player ? [at] : []))
    if (places.length === 0) return end
    const answer = ask(ctx, {
      kind: 'accept-shortcut',
      key: `shortcut:${player}`,
      player,
      rule: '732.2b',
      length: end,
      places,
    })
    return typeof answer === 'number' ? answer : end
  }, choices.length)
}
