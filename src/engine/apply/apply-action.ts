import type { Action } from '../../core/action.ts'
import type { Context } from '../context.ts'
import { execute } from '../effects/execute.ts'
import { refuse, reportFaults } from '../interrupt.ts'
import { checkBefore, checkStep } from '../legality/before-action.ts'
import { noteChoice } from '../loops/note-choice.ts'
import { takeShortcut } from '../loops/shortcut.ts'
import { proceed } from '../proceed.ts'
import { activateAbility } from './activate-ability.ts'
import { afterAction } from './after-action.ts'
import { castSpell } from './cast-spell.ts'
import { answerDecision, declare } from './choose.ts'
import { concede } from './concede.ts'
import { passAll, passPriority } from './pass.ts'
import { playLand } from './play-land.ts'
import { refuseSpareAnswers } from './spare-answers.ts'
import { takeSpecialAction } from './special-action.ts'

/** A position in which nobody has priority and nothing is asked runs on by itself first; returns whether it did. */
export const startUp = (ctx: Context): boolean => {
  ctx.execute = execute
  const { pending, result, main, turns } = ctx.state
  const isOver = result !== null && main === undefined
  if (pending !== null || isOver || turns.some(({ priority }) => priority !== null)) return false
  proceed(ctx)
  return true
}

/** Carries out an action that its stages of legality let pass; leaves by an interruption where they don't. */
export const applyAction = (ctx: Context, action: Action): void => {
  if ('player' in action && ctx.state.players[action.player] === undefined) {
    reportFaults([{ code: 'player.unknown', pointer: '/player', rules: [], params: { player: action.player } }])
  }
  const untimely = checkStep(ctx, action)
  if (untimely.length > 0) refuse(untimely)
  const waited = startUp(ctx)
  const reasons = checkBefore(ctx, action)
  if (reasons.length > 0) refuse(reasons)
  noteChoice(ctx, action)
  switch (action.kind) {
    case 'pass-priority':
      return passPriority(ctx, action.player)
    case 'pass-all':
      return waited ? undefined : passAll(ctx)
    case 'play-land':
    case 'cast-spell':
    case 'activate-ability':
    case 'special-action':
      ctx.answers = action.answers ?? {}
      act(ctx, action)
      if (isBeforeGame(action)) return
      refuseSpareAnswers(ctx, action)
      return afterAction(ctx, action.player)
    case 'declare-attackers':
    case 'declare-blockers':
      return declare(ctx, action)
    case 'choose':
      return answerDecision(ctx, action)
    case 'concede':
      return concede(ctx, action.player)
    case 'shortcut':
      ctx.answers = action.answers ?? {}
      return takeShortcut(ctx, action, applyAction)
  }
}

/** CR 103.5b: nobody has priority, before or after. */
const isBeforeGame = (action: Action): boolean => action.kind === 'special-action' && action.what === 'before-mulligan'

type Act = Extract<Action, { kind: 'play-land' | 'cast-spell' | 'activate-ability' | 'special-action' }>

const act = (ctx: Context, action: Act): void => {
  switch (action.kind) {
    case 'play-land':
      return playLand(ctx, action)
    case 'cast-spell':
      return castSpell(ctx, action, execute)
    case 'activate-ability':
      return activateAbility(ctx, action)
    case 'special-action':
      return takeSpecialAction(ctx, action)
  }
}
