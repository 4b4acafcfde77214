import type { Family } from '../language-pack.ts'
import { because } from './because.ts'
import { howMany } from './plural.ts'
import { inZone } from './zones.ts'

export const cast: Family<'zone' | 'cast' | 'mode' | 'x'> = {
  'zone.cannot-play-from': ({ object, zone }, say) =>
    `${say.name(object)} est ${inZone(zone)}, et rien ne vous permet de jouer cette carte de là.`,
  'cast.not-face-down': ({ object }, say) =>
    `Impossible de lancer ${say.name(object)} face cachée : ni ses capacités ni un effet ne le permettent.`,
  'cast.no-other-face': ({ object }, say) =>
    `${say.name(object)} n’a ni autre face ni autres caractéristiques avec lesquelles être lancé.`,
  'cast.only-a-copy': ({ object }, say) =>
    `Impossible de lancer ${say.name(object)} comme son sort de préparation : seule peut l’être la copie créée quand le permanent est préparé.`,
  'cast.not-as-adventure': ({ object }, say) =>
    `Impossible de lancer à nouveau ${say.name(object)} en tant qu’aventure : depuis l’exil, cette carte ne peut être jouée que normalement.`,
  'cast.cannot-look': ({ object, player }, say) =>
    `${player} ne peut pas jouer ${say.name(object)} : cette carte est exilée face cachée, et rien ne permet à ce joueur de la regarder.`,
  'cast.not-yet': ({ object, what }, say) =>
    `${say.name(object)} ne peut pas encore être lancé : ${what === 'foretell' ? 'une carte prédite ne se lance qu’après le tour de sa prédiction' : 'une carte complotée se lance à un tour ultérieur, pendant la phase principale de son propriétaire et quand la pile est vide'}.`,
  'cast.not-yours': ({ object, player }, say) =>
    `${player} ne peut pas lancer ${say.name(object)} : cette carte appartient à quelqu’un d’autre, et rien ne l’y autorise.`,
  'cast.land': ({ object }, say) => `${say.name(object)} est un terrain : un terrain se joue, il ne se lance jamais.`,
  'cast.no-mana-cost': ({ object }, say) =>
    `${say.name(object)} n’a pas de coût de mana, et un coût qui n’existe pas ne peut pas être payé : il faut qu’un effet propose un autre coût, ou dispense de payer.`,
  'cast.condition': ({ object }, say) =>
    `${say.name(object)} ne peut pas être lancé maintenant : la condition posée par son texte n’est pas remplie.`,
  'cast.prohibited': ({ object, source }, say) =>
    `Impossible de lancer ${say.name(object)} : ${because(source, object, say)}.`,
  'mode.count': ({ object, min, max, given }, say) =>
    `${say.name(object)} demande de choisir ${howMany(min, max)} de ses modes ; la réponse en donne ${given}.`,
  'mode.unknown': ({ object, mode }, say) =>
    `${say.name(object)} n’a pas de mode numéro ${mode} (le premier porte le numéro 0).`,
  'mode.repeated': ({ object, mode }, say) =>
    `Pour ${say.name(object)}, le mode numéro ${mode} est choisi plusieurs fois, et le texte ne le permet pas.`,
  'x.not-allowed': ({ object }, say) =>
    `Il n’y a pas de valeur de X à choisir pour ${say.name(object)} : son texte n’a pas de X, ou dit ce que vaut X.`,
  'x.out-of-range': ({ object, x }, say) =>
    `Pour ${say.name(object)}, X ne peut pas valoir ${x} : il faut un nombre entier, au moins 0, que le texte permet.`,
}
