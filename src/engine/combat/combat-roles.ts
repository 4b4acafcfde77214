import type { ObjectId } from '../../core/ids.ts'
import type { CombatRole } from '../../core/object.ts'
import type { State } from '../../core/state.ts'

/** CR 508.1k, 509.1g–h: what a creature is doing in combat. */
export const combatRoles = (state: State, id: ObjectId): readonly CombatRole[] =>
  state.turns.flatMap(({ combat }) => {
    if (combat === null) return []
    const roles: CombatRole[] = []
    if (combat.attackers.some(({ attacker }) => attacker === id)) roles.push('attacking')
    if (combat.blockers.some(({ blocker }) => blocker === id)) roles.push('blocking')
    if (combat.blocked.includes(id)) roles.push('blocked')
    return roles
  })
