import type { Family } from '../language-pack.ts'
import { because } from './because.ts'
import { howMany, plural } from './plural.ts'
import { inZone } from './zones.ts'

export const target: Family<'target'> = {
  'target.none-available': ({ object, filter }, say) =>
    `${say.name(object)} n’a rien à cibler : il faut ${say.filter(filter)}, et aucun choix légal n’existe.`,
  'target.count': ({ object, min, max, given }, say) =>
    `${say.name(object)} demande ici ${howMany(min, max)} de ces cibles ; ${plural(given, 'est choisie', 'sont choisies')}.`,
  'target.slots': ({ object, expected, given }, say) =>
    `${say.name(object)} demande ${expected} fois des cibles ; la réponse en donne ${given} fois.`,
  'target.repeated': ({ object, target }, say) =>
    `Pour ${say.name(object)}, ${say.name(target)} revient plusieurs fois sous le même mot « cible » : chacune de ces cibles doit être différente.`,
  'target.itself': ({ object }, say) =>
    `${say.name(object)} ne peut pas se cibler : sur la pile, un sort ou une capacité n’est jamais une cible légale pour lui-même.`,
  'target.wrong-kind': ({ object, target, filter }, say) =>
    `${say.name(target)} n’est pas une cible légale pour ${say.name(object)} : la cible doit être ${say.filter(filter)}.`,
  'target.wrong-zone': ({ object, target, zone }, say) =>
    `${say.name(target)} est ${inZone(zone)}, et ${say.name(object)} ne peut pas y prendre sa cible.`,
  'target.hexproof': ({ object, target }, say) =>
    `${say.name(target)} a la défense talismanique : un sort ou une capacité sous le contrôle d’un adversaire (ici ${say.name(object)}) ne peut pas l’avoir pour cible.`,
  'target.hexproof-from': ({ object, target }, say) =>
    `${say.name(target)} a une défense talismanique qui vaut contre ${say.name(object)} : un sort ou une capacité de cette sorte, sous le contrôle d’un adversaire, ne peut pas l’avoir pour cible.`,
  'target.shroud': ({ object, target }, say) =>
    `${say.name(target)} a le linceul : aucun sort ni aucune capacité, quel qu’en soit le contrôleur, ne peut l’avoir pour cible ; ${say.name(object)} non plus.`,
  'target.protection': ({ object, target }, say) =>
    `${say.name(target)} a une protection qui vaut contre ${say.name(object)} : ni sort de cette sorte, ni capacité dont la source est de cette sorte ne peut l’avoir pour cible.`,
  'target.prohibited': ({ object, target, source }, say) =>
    `${say.name(object)} ne peut pas cibler ${say.name(target)} : ${source.id === target.id ? 'le texte de la cible l’interdit' : because(source, object, say)}.`,
  'target.division': ({ object, total, given }, say) =>
    `${say.name(object)} répartit ${total} entre ses cibles, au moins 1 pour chacune ; les parts données font ${given}.`,
}
