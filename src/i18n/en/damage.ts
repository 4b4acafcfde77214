import type { Family } from '../language-pack.ts'

export const damage: Family<'damage'> = {
  'damage.total': ({ object, total, given }, say) =>
    `${say.name(object)} assigns ${total} combat damage in all, neither more nor less; ${given} ${given === 1 ? 'was' : 'were'} assigned.`,
  'damage.not-among': ({ object, target }, say) =>
    `${say.name(object)} can’t assign combat damage to ${say.name(target)}: its damage goes to creatures that block it or that it blocks and, if it is unblocked or has trample, to what it attacks.`,
  'damage.not-lethal-before-trample': ({ object, blocker, lethal, given }, say) =>
    `${say.name(object)} can’t trample over yet: ${say.name(blocker)} has to be assigned lethal damage first (${lethal}), and only ${given} ${given === 1 ? 'was' : 'were'} assigned to it.`,
}
