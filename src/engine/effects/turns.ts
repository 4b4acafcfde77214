import { phaseOf } from '../../core/step.ts'
import { cite } from '../context.ts'
import { patchTurn } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { evaluate } from '../refs/amount.ts'
import { isActive, mainTurn } from '../seats.ts'
import { nextStep } from '../turn/advance.ts'
import { controlNextTurn } from '../turn/controlled-players.ts'
import { endCombatPhaseNow, endTurnNow } from '../turn/end-now.ts'
import { addPhases, addSteps, combatsSoFar } from '../turn/extra-phases.ts'
import { end } from '../turn/lose.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** How many steps one instruction may add. */
const MOST_STEPS = 50

/** CR 500.9, 500.10: steps are added after this one, or each in a phase of its own after this phase; in a turn of others "you get" none (500.10a). */
export const extraSteps: Handler<'extra-steps'> = (ctx, env, effect) => {
  const turn = mainTurn(ctx.state)
  if (effect.mine === true && !isActive(ctx.state, env.controller)) return env
  const count = Math.max(0, evaluate(env, effect.amount ?? 1))
  const name = env.view.of(env.source)?.name ?? ''
  if (count > MOST_STEPS) leaveUnsupportedRule('500.9', name, `more than ${MOST_STEPS} steps`)
  if (count === 0) return env
  if (effect.after === 'step') {
    const next = nextStep(turn)
    if (next === null) return leaveUnsupportedRule('500.9', name, turn.step)
    cite(ctx, '500.9')
    patchTurn(ctx, turn, {
      extraSteps: addSteps(
        turn,
        next,
        Array.from({ length: count }, () => effect.step),
      ),
    })
    return env
  }
  const added = addPhases(
    turn,
    Array.from({ length: count }, () => ({ only: effect.step })),
  )
  if (added === null) return leaveUnsupportedRule('500.10', name, phaseOf(turn.step))
  cite(ctx, '500.10')
  patchTurn(ctx, turn, { extraPhases: added, combats: combatsSoFar(turn) })
  return env
}

/** CR 724 */
export const endNow: Handler<'end-now'> = (ctx, env, effect) => {
  if (effect.what === 'turn') endTurnNow(ctx)
  else endCombatPhaseNow(ctx)
  return env
}

/** CR 104.4c: the game is a draw at once. */
export const drawGame: Handler<'draw-game'> = (ctx, env) => {
  end(ctx, { kind: 'drawn' }, '104.4c')
  return env
}

/** CR 723.1 */
export const controlPlayer: Handler<'control-player'> = (ctx, env, effect) => {
  const [by] = playersOf(env, resolveRef(ctx, env, effect.who))
  if (by === undefined) return env
  for (const player of playersOf(env, resolveRef(ctx, env, effect.whom))) controlNextTurn(ctx, player, by)
  return env
}
