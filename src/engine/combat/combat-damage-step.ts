import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Turn } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { patchCombat } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import type { DamageProposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'
import { assignDamage } from './assign-damage.ts'
import { strikersOf } from './damage-steps.ts'
import type { Assignment } from './lethal-damage.ts'

/** CR 510.1–510.2: players assign combat damage, the active player first, and all of it is dealt at once. */
export const combatDamageStep = (ctx: Context, turn: Turn): void => {
  const { combat } = turn
  if (combat === null) return
  const { step, strikers } = strikersOf(ctx, combat)
  const view = project(ctx)
  const assignments: Assignment[] = []
  for (const player of turnOrderFrom(ctx.state, turn.active[0]!)) {
    const own = tramplersLast(
      ctx,
      strikers.filter((striker) => controllerOf(ctx, striker) === player),
    )
    own.forEach((id, at) => {
      const later = own.slice(at + 1)
      assignments.push(...assignDamage(ctx, id, player, { combat, done: [...assignments], later }))
    })
  }
  cite(ctx, step === 1 ? '510.4' : '510.2')
  const struck = strikers.filter((id) => view.of(id) !== undefined)
  patchCombat(ctx, mainTurn(ctx.state), { damageStep: step, struck: [...combat.struck, ...struck] })
  const dealt = assignments
    .filter(({ amount }) => amount > 0)
    .map(({ source, target, amount }): DamageProposal => ({ kind: 'damage', source, target, amount, combat: true }))
  happen(ctx, dealt)
}

/** CR 510.1e: all of a player's assignments are checked together, so those that can go past blockers are asked for last. */
const tramplersLast = (ctx: Context, ids: readonly ObjectId[]): readonly ObjectId[] => {
  const tramples = (id: ObjectId): boolean => {
    const traits = project(ctx).of(id)
    return traits !== undefined && hasKeyword(traits, 'trample')
  }
  return [...ids.filter((id) => !tramples(id)), ...ids.filter(tramples)]
}

const controllerOf = (ctx: Context, id: string): PlayerId | undefined => project(ctx).of(id)?.controller
