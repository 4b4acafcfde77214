import type { PlayerId } from '../../core/ids.ts'
import type { Turn } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { patchCombat } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import type { DamageProposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'
import { type Assignment, assignDamage } from './assign-damage.ts'
import { strikersOf } from './damage-steps.ts'

/** CR 510.1–510.2: players assign combat damage, the active player first, and all of it is dealt at once. */
export const combatDamageStep = (ctx: Context, turn: Turn): void => {
  const { combat } = turn
  if (combat === null) return
  const { step, strikers } = strikersOf(ctx, combat)
  const view = project(ctx)
  const assignments: Assignment[] = []
  for (const player of turnOrderFrom(ctx.state, turn.active[0]!)) {
    for (const id of strikers.filter((striker) => controllerOf(ctx, striker) === player)) {
      assignments.push(...assignDamage(ctx, combat, id, player))
    }
  }
  cite(ctx, step === 1 ? '510.4' : '510.2')
  const struck = strikers.filter((id) => view.of(id) !== undefined)
  patchCombat(ctx, mainTurn(ctx.state), { damageStep: step, struck: [...combat.struck, ...struck] })
  const dealt = assignments
    .filter(({ amount }) => amount > 0)
    .map(({ source, target, amount }): DamageProposal => ({ kind: 'damage', source, target, amount, combat: true }))
  happen(ctx, dealt)
}

const controllerOf = (ctx: Context, id: string): PlayerId | undefined => project(ctx).of(id)?.controller
