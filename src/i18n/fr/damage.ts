import type { Family } from '../language-pack.ts'
import { plural } from './plural.ts'

export const damage: Family<'damage'> = {
  'damage.total': ({ object, total, given }, say) =>
    `${say.name(object)} doit attribuer ${plural(total, 'blessure')} de combat en tout, ni plus ni moins ; la répartition en attribue ${given}.`,
  'damage.not-among': ({ object, target }, say) =>
    `${say.name(object)} ne peut pas attribuer de blessures de combat à ${say.name(target)} : elles vont aux créatures qui bloquent la source ou qu’elle bloque et, sans blocage ou avec le piétinement, à ce qu’elle attaque.`,
  'damage.not-lethal-before-trample': ({ object, blocker, lethal, given }, say) =>
    `${say.name(object)} ne peut pas encore piétiner au-delà : ${say.name(blocker)} doit d’abord se voir attribuer des blessures mortelles (${lethal}), et n’en reçoit que ${given}.`,
}
