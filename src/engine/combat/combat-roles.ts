import type { ObjectId } from '../../core/ids.ts'
import type { CombatRole } from '../../core/object.ts'
import type { State, Turn } from '../../core/state.ts'

/** CR 506.3d, 508.1k, 508.4d, 509.1g–h: what a creature is doing in combat; what joins an attack late is unblocked. */
export const combatRoles = (state: State, id: ObjectId): readonly CombatRole[] =>
  state.turns.flatMap((turn) => {
    const { combat } = turn
    if (combat === null) return []
    const roles: CombatRole[] = []
    const attacks = combat.attackers.some(({ attacker }) => attacker === id)
    if (attacks) roles.push('attacking')
    if (combat.blockers.some(({ blocker }) => blocker === id)) roles.push('blocking')
    if (combat.blocked.includes(id)) roles.push('blocked')
    else if (attacks && blockersWereDeclared(turn)) roles.push('unblocked')
    return roles
  })

/** CR 509.1h: before blockers are declared an attacker is neither blocked nor unblocked. */
export const blockersWereDeclared = ({ step, begun }: Turn): boolean =>
  step === 'combat-damage' || step === 'end-of-combat' || (step === 'declare-blockers' && begun)
