import { isMainPhase, phaseOf } from '../../core/step.ts'
import { cite } from '../context.ts'
import { patchTurn } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { mainTurn } from '../seats.ts'
import { addPhases, combatsSoFar } from '../turn/extra-phases.ts'
import type { Handler } from './handler.ts'

/** CR 500.8: adds phases to the turn, right after the one that goes on. */
export const extraPhases: Handler<'extra-phases'> = (ctx, env, effect) => {
  const turn = mainTurn(ctx.state)
  if (effect.after === 'main-phase' && !isMainPhase(turn.step)) return env
  // CR 500.10a: "you get" none in a turn of somebody else's.
  if (effect.mine === true && !turn.active.includes(env.controller)) return env
  const added = addPhases(turn, effect.phases)
  if (added === null) {
    return leaveUnsupportedRule('500.8', env.view.of(env.source)?.name ?? '', phaseOf(turn.step))
  }
  cite(ctx, '500.8')
  const mains = turn.postcombatMains ?? (turn.step === 'postcombat-main' || turn.step === 'end' ? 1 : 0)
  patchTurn(ctx, turn, { extraPhases: added, postcombatMains: mains, combats: combatsSoFar(turn) })
  return env
}
