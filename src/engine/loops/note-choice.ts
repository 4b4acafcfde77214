import type { Action, ActivateAbility } from '../../core/action.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { LoopMark } from '../../core/loop.ts'
import type { State } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { activatedAbilities, isManaAbility } from '../legality/activated-abilities.ts'
import { project } from '../projection/project.ts'
import { inTurnOrder, isActive } from '../seats.ts'
import { gamePrint } from './game-print.ts'
import { addMark, forgetMarks, marksOf } from './memory.ts'

/**
 * CR 732.2c, 732.3: a choice somebody makes is marked with how the game stood. One that may not be made again is refused:
 * where all who are involved in a loop made choices of their own, one of them must now choose otherwise.
 */
export const noteChoice = (ctx: Context, action: Action): void => {
  if (!('player' in action) || action.kind === 'concede' || action.kind === 'shortcut') return
  refuseSameChoice(ctx, action)
  switch (action.kind) {
    case 'pass-priority':
      return
    case 'activate-ability':
      return ctx.state.loop === null && isForMana(ctx, action) ? undefined : markChoice(ctx, action)
    case 'choose':
      return ctx.state.loop === null ? undefined : markAnswer(ctx, action)
    default:
      return forgetMarks(ctx)
  }
}

/** Mana is made for something else, which makes the first mark. */
const isForMana = (ctx: Context, { object, ability }: ActivateAbility): boolean => {
  const traits = project(ctx).of(object)
  const listed = traits === undefined ? [] : activatedAbilities(traits)
  return listed.every((one) => (ability !== undefined && one.index !== ability) || isManaAbility(one.ability))
}

/** CR 732.2c: who cut a shortcut short makes another choice there than the one that was proposed. */
const refuseSameChoice = (ctx: Context, action: Extract<Action, { player: PlayerId }>): void => {
  const differ = ctx.state.loop?.differ
  if (differ === undefined || differ.player !== action.player) return
  if (choiceOf(gamePrint(ctx).choicePrint, action) === differ.choice) {
    refuse([illegal('loop.shortened-here', ['732.2c'], { player: action.player })])
  }
  const { differ: _, ...loop } = ctx.state.loop!
  patchState(ctx, { loop: loop.marks.length === 0 ? null : loop })
}

/** What stands for an action as a choice: who acts is told apart by the mark. */
export const choiceOf = (print: (choice: unknown) => string, action: Action): string => print({ ...action, player: '' })

const markChoice = (ctx: Context, action: Extract<Action, { player: PlayerId }>): void => {
  const { print: game, choicePrint } = gamePrint(ctx)
  const mark = { game, by: action.player, choice: choiceOf(choicePrint, action) }
  refuseFragmentedLoop(ctx, mark)
  addMark(ctx, mark)
}

/** A "no" to something optional leaves a loop as mandatory as it was (732.6). */
const markAnswer = (ctx: Context, action: Extract<Action, { kind: 'choose' }>): void => {
  const { decision } = ctx.state.pending ?? {}
  if (decision?.kind !== 'yes-or-no' || action.answer !== false) return markChoice(ctx, action)
  if (decision.purpose !== 'break-loop') addMark(ctx, { game: gamePrint(ctx).print, declined: action.player })
}

/** CR 732.3: the active player, or else the first in turn order of those involved, does not make the same choice again. */
const refuseFragmentedLoop = (ctx: Context, { game, by, choice }: LoopMark & { readonly by: PlayerId }): void => {
  const marks = marksOf(ctx)
  const since = marks.findLastIndex((mark) => mark.game === game && mark.by === by && mark.choice === choice)
  if (since < 0) return
  const involved = marks.slice(since).flatMap((mark) => mark.by ?? [])
  if (new Set(involved).size < 2 || whoBreaks(ctx.state, involved) !== by) return
  refuse([illegal('loop.choose-otherwise', ['732.3'], { player: by })])
}

const whoBreaks = (state: State, involved: readonly PlayerId[]): PlayerId | undefined =>
  involved.find((player) => isActive(state, player)) ?? inTurnOrder(state, involved)[0]
