import type { SpecialActionName } from '../../core/action.ts'
import type { Family } from '../language-pack.ts'

export const special: Family<'special'> = {
  'special.unavailable': ({ object, what }, say) => lacking[what](say.name(object)),
  'special.not-face-down': ({ object }, say) =>
    `Impossible de retourner ${say.name(object)} face visible : ce n’est pas un permanent face cachée.`,
  'special.not-controller': ({ object, controller }, say) =>
    `${say.name(object)} est sous le contrôle de ${controller} : seul ce joueur peut accomplir cette action.`,
}

/** What would have to be there for the action. */
const lacking: Readonly<Record<SpecialActionName, (name: string) => string>> = {
  'turn-face-up': (name) =>
    `Impossible de retourner ${name} face visible : face visible, il n’aurait ni coût de mue ni coût de déguisement, et ce n’est pas une carte de créature manifestée ou voilée qui a un coût de mana.`,
}
