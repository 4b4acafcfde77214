import type { Family } from '../language-pack.ts'
import { because } from './because.ts'
import { plural } from './plural.ts'
import { inZone } from './zones.ts'

export const activate: Family<'activate' | 'loyalty'> = {
  'activate.no-ability': ({ object }, say) => `${say.name(object)} n’a pas de capacité activée de cette sorte.`,
  'activate.which-ability': ({ object, abilities }, say) =>
    `${say.name(object)} a ${plural(abilities, 'capacité activée', 'capacités activées')} : dites laquelle.`,
  'activate.not-controller': ({ object, controller }, say) =>
    `${controller} contrôle ${say.name(object)}, et seul le contrôleur d’un objet peut activer ses capacités, sauf si le texte dit le contraire.`,
  'activate.wrong-zone': ({ object, zone }, say) =>
    `${say.name(object)} est ${inZone(zone)}, et cette capacité ne s’active pas de là.`,
  'activate.instant-timing': ({ object }, say) =>
    `Cette capacité ne s’active qu’avec la priorité, pas pendant un paiement (${say.name(object)}).`,
  'activate.sorcery-timing': ({ object }, say) =>
    `Cette capacité ne peut pas être activée maintenant (${say.name(object)}) : il faut, comme pour un rituel, une phase principale de votre propre tour et une pile vide.`,
  'activate.condition': ({ object }, say) =>
    `Cette capacité ne peut pas être activée maintenant (${say.name(object)}) : la condition posée par son texte n’est pas remplie.`,
  'activate.limit': ({ object }, say) =>
    `Cette capacité a déjà été activée autant de fois que son texte le permet (${say.name(object)}).`,
  'activate.prohibited': ({ object, source }, say) =>
    `Cette capacité ne peut pas être activée (${say.name(object)}) : ${because(source, object, say)}.`,
  'loyalty.already-activated': ({ object }, say) =>
    `${say.name(object)} a déjà vu une de ses capacités de loyauté activée ce tour-ci : c’est une seule par permanent et par tour.`,
}
