import type { PositionTurn } from '../core/position.ts'
import type { Combat } from '../core/state.ts'
import type { Written } from './cursor.ts'
import type { Draft, DraftCombat } from './draft.ts'
import { TURN_FIELDS } from './field-order.ts'
import { ordered } from './ordered.ts'

/** Steps in which who has priority depends on more than the step (508.1, 509.1) or nobody has it (502.4, 514.3). */
const WITHOUT_USUAL_PRIORITY: readonly string[] = ['untap', 'declare-attackers', 'declare-blockers', 'cleanup']

/** CR 117.3a: the priority nobody mentions is the active player’s, in steps where that is certain. */
export const usualPriority = (turn: Pick<PositionTurn, 'active' | 'step' | 'begun'>): string | undefined => {
  if (WITHOUT_USUAL_PRIORITY.includes(turn.step) || turn.begun === false) return undefined
  return typeof turn.active === 'string' ? turn.active : turn.active[0]
}

export const buildTurn = (draft: Draft, combat: PositionTurn['combat'] | undefined): PositionTurn | undefined => {
  if (draft.turn === null) return undefined
  const { number, active, step, fields } = draft.turn
  const priority = fields.priority === undefined ? usualPriority({ active, step, ...fields }) : fields.priority
  return ordered<PositionTurn>(TURN_FIELDS, { number, active, step, ...fields, priority, combat })
}

export const buildCombat = (
  draft: DraftCombat | 'none' | null,
  find: (written: Written) => string,
): Partial<Combat> | null | undefined => {
  if (draft === null) return undefined
  if (draft === 'none') return null
  const { attackers, blocks, blocked, struck, fields } = draft
  return ordered<Partial<Combat>>(
    ['attackers', 'blockers', 'blocked', 'declaredAttackers', 'declaredBlockers', 'damageStep', 'struck'],
    {
      attackers: attackers.map(({ first, second, ...band }) => ({
        attacker: find(first),
        defender: find(second),
        ...band,
      })),
      blockers: blocks?.map(({ first, second }) => ({ blocker: find(first), attacker: find(second) })),
      blocked: blocked?.map(find),
      ...fields,
      struck: struck?.map(find),
    },
  )
}
