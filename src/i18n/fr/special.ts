import type { SpecialActionName } from '../../core/action.ts'
import type { Family } from '../language-pack.ts'
import { inZone } from './zones.ts'

export const special: Family<'special'> = {
  'special.unavailable': ({ object, what }, say) => lacking[what](say.name(object)),
  'special.wrong-zone': ({ object, zone }, say) =>
    `${say.name(object)} est ${inZone(zone)} : cela ne se fait qu’avec une carte de sa propre main.`,
  'special.timing': ({ object, what }, say) =>
    `${say.name(object)} doit attendre : ${what === 'foretell' ? 'la prédiction se fait pendant son propre tour' : 'le complot se fait pendant sa propre phase principale, quand la pile est vide'}.`,
  'special.no-mulligan-now': ({ object, player }, say) =>
    `${say.name(object)} permet quelque chose autour d’un mulligan, mais seulement au moment où ${player} déclarerait en prendre un ou non, avant le premier tour.`,
  'special.not-face-down': ({ object }, say) =>
    `Impossible de retourner ${say.name(object)} face visible : ce n’est pas un permanent face cachée.`,
  'special.not-controller': ({ object, controller }, say) =>
    `${say.name(object)} est sous le contrôle de ${controller} : seul ce joueur peut accomplir cette action.`,
}

/** What would have to be there for the action. */
const lacking: Readonly<Record<SpecialActionName, (name: string) => string>> = {
  'take-companion': (name) => `${name} n’a pas hors de la partie de compagnon à mettre dans sa main.`,
  'turn-face-up': (name) =>
    `Impossible de retourner ${name} face visible : face visible, il n’aurait ni coût de mue ni coût de déguisement, et ce n’est pas une carte de créature manifestée ou voilée qui a un coût de mana.`,
  suspend: (name) => `${name} n’a pas la suspension.`,
  foretell: (name) => `${name} n’a pas la prédiction.`,
  plot: (name) => `${name} n’a pas le complot.`,
  'before-mulligan': (name) => `${name} ne permet rien de plus au moment d’un mulligan.`,
}
