import type { Turn } from '../../core/state.ts'
import { phaseOf } from '../../core/step.ts'
import { type Context, cite } from '../context.ts'
import { patchState, record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { leaveCombat } from '../events/leave-combat.ts'
import { project } from '../projection/project.ts'
import { allStacks, mainTurn } from '../seats.ts'
import { checkStateBased } from '../settle/sba/check.ts'
import { goOn } from './advance.ts'

/** CR 724.1: the turn ends: what waited and what is on the stack comes to nothing, and the cleanup step begins. */
export const endTurnNow = (ctx: Context): void => {
  if (clearTable(ctx, '724.1')) return
  removeFighters(ctx)
  const { extraPhases: _, extraSteps: __, ...rest } = mainTurn(ctx.state)
  const turn: Turn = rest
  patchState(ctx, { turns: ctx.state.turns.map((other, at) => (at === 0 ? turn : other)) })
  cite(ctx, '724.1d')
  goOn(ctx, turn, 'cleanup')
}

/** CR 724.2, 724.2g: the combat phase ends, if there is one, and the next phase begins. */
export const endCombatPhaseNow = (ctx: Context): void => {
  if (phaseOf(mainTurn(ctx.state).step) !== 'combat') return
  if (clearTable(ctx, '724.2')) return
  removeFighters(ctx)
  cite(ctx, '724.2d')
  goOn(ctx, mainTurn(ctx.state), 'postcombat-main')
}

/**
 * CR 724.1a–c, 724.2a–c: abilities that have triggered already cease to exist, everything on the stack is exiled, and
 * state-based actions are performed; what triggers meanwhile waits. Returns whether the game is over by that.
 */
const clearTable = (ctx: Context, rule: '724.1' | '724.2'): boolean => {
  patchState(ctx, { waiting: [] })
  cite(ctx, `${rule}a`)
  const stacked = allStacks(ctx.state)
  cite(ctx, `${rule}b`, { objects: stacked })
  happen(
    ctx,
    stacked.map((object) => ({ kind: 'move', object, to: 'exile', cause: 'exile' })),
  )
  cite(ctx, `${rule}c`)
  while (ctx.state.result === null && checkStateBased(ctx)) cite(ctx, '704.3')
  return ctx.state.result !== null
}

/** CR 724.1d, 724.2d: creatures and planeswalkers are removed from combat. */
const removeFighters = (ctx: Context): void => {
  const view = project(ctx)
  for (const object of ctx.state.battlefield) {
    const types = view.of(object)?.types ?? []
    if (!types.includes('creature') && !types.includes('planeswalker')) continue
    if (leaveCombat(ctx, object)) record(ctx, { kind: 'removed-from-combat', object })
  }
}
