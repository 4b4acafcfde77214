import { isMainPhase, phaseOf } from '../../core/step.ts'
import { cite } from '../context.ts'
import { patchTurn } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { evaluate } from '../refs/amount.ts'
import { mainTurn } from '../seats.ts'
import { addPhases } from '../turn/extra-phases.ts'
import type { Handler } from './handler.ts'

/** CR 500.8, 500.10: adds phases to the turn, right after the one that goes on; those that "you get" only to your own (500.10a). */
export const extraPhases: Handler<'extra-phases'> = (ctx, env, effect) => {
  const turn = mainTurn(ctx.state)
  if (effect.after === 'main-phase' && !isMainPhase(turn.step)) return env
  if (effect.yours === true && !turn.active.includes(env.controller)) return env
  const times = effect.times === undefined ? 1 : Math.max(0, evaluate(env, effect.times))
  if (times === 0) return env
  const added = addPhases(turn, Array.from({ length: times }, () => effect.phases).flat())
  if (added === null) {
    return leaveUnsupportedRule('500.8', env.view.of(env.source)?.name ?? '', phaseOf(turn.step))
  }
  cite(ctx, '500.8')
  patchTurn(ctx, turn, { extraPhases: added })
  return env
}
