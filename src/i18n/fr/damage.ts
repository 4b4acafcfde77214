import type { Family } from '../language-pack.ts'

export const damage: Family<'damage'> = {
  'damage.total': ({ object, total, given }, say) =>
    `${say.name(object)} doit attribuer ${total} en blessures de combat, ni plus ni moins ; la répartition en attribue ${given}.`,
  'damage.not-among': ({ object, target }, say) =>
    `${say.name(object)} ne peut pas attribuer de blessures de combat à ${say.name(target)}, qui n’est pas aux prises avec cette créature.`,
  'damage.not-lethal-before-trample': ({ object, blocker, lethal, given }, say) =>
    `${say.name(object)} ne peut pas encore piétiner au-delà : ${say.name(blocker)} doit d’abord se voir attribuer des blessures mortelles (${lethal}), et n’en reçoit que ${given}.`,
}
