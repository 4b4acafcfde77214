import type { Action } from '../../core/action.ts'
import type { Context } from '../context.ts'
import { refuse, reportFaults } from '../interrupt.ts'
import { checkBefore } from '../legality/before-action.ts'
import { proceed } from '../proceed.ts'
import { activateAbility } from './activate-ability.ts'
import { afterAction } from './after-action.ts'
import { castSpell } from './cast-spell.ts'
import { answerDecision, declare } from './choose.ts'
import { concede } from './concede.ts'
import { passAll, passPriority } from './pass.ts'
import { playLand } from './play-land.ts'

/** A position in which nobody has priority and nothing is asked runs on by itself first; returns whether it did. */
export const startUp = (ctx: Context): boolean => {
  const { pending, result, turns } = ctx.state
  if (pending !== null || result !== null || turns.some(({ priority }) => priority !== null)) return false
  proceed(ctx)
  return true
}

/** Carries out an action that its stages of legality let pass; leaves by an interruption where they don't. */
export const applyAction = (ctx: Context, action: Action): void => {
  if ('player' in action && ctx.state.players[action.player] === undefined) {
    reportFaults([{ code: 'player.unknown', pointer: '/player', rules: [], params: { player: action.player } }])
  }
  const waited = startUp(ctx)
  const reasons = checkBefore(ctx, action)
  if (reasons.length > 0) refuse(reasons)
  switch (action.kind) {
    case 'pass-priority':
      return passPriority(ctx, action.player)
    case 'pass-all':
      return waited ? undefined : passAll(ctx)
    case 'play-land':
      playLand(ctx, action)
      return afterAction(ctx, action.player)
    case 'cast-spell':
      castSpell(ctx, action)
      return afterAction(ctx, action.player)
    case 'activate-ability':
      activateAbility(ctx, action)
      return afterAction(ctx, action.player)
    case 'declare-attackers':
    case 'declare-blockers':
      return declare(ctx, action)
    case 'choose':
      return answerDecision(ctx, action)
    case 'concede':
      return concede(ctx, action.player)
  }
}
