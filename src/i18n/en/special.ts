import type { SpecialActionName } from '../../core/action.ts'
import type { Family } from '../language-pack.ts'
import { inZone } from './zones.ts'

export const special: Family<'special'> = {
  'special.unavailable': ({ object, what }, say) => lacking[what](say.name(object)),
  'special.wrong-zone': ({ object, zone }, say) =>
    `${say.name(object)} is ${inZone(zone)}: this can be done only with a card in one’s own hand.`,
  'special.timing': ({ object, what }, say) =>
    `${say.name(object)} has to wait: ${what === 'foretell' ? 'a card is foretold on one’s own turn' : 'a card is plotted in one’s own main phase, while the stack is empty'}.`,
  'special.no-mulligan-now': ({ object, player }, say) =>
    `What ${say.name(object)} offers for a mulligan can be done only as ${player} would declare whether to take one, before the first turn.`,
  'special.not-face-down': ({ object }, say) =>
    `${say.name(object)} can’t be turned face up: it is no face-down permanent.`,
  'special.not-controller': ({ object, controller }, say) =>
    `${say.name(object)} is controlled by ${controller}, and only that player can do this with it.`,
}

/** What would have to be there for the action. */
const lacking: Readonly<Record<SpecialActionName, (name: string) => string>> = {
  'take-companion': (name) => `${name} has no companion outside the game to put into their hand.`,
  'turn-face-up': (name) =>
    `${name} can’t be turned face up: it would have no morph or disguise cost, and it is no manifested or cloaked creature card with a mana cost.`,
  suspend: (name) => `${name} has no suspend ability.`,
  foretell: (name) => `${name} has no foretell ability.`,
  plot: (name) => `${name} has no plot ability.`,
  'before-mulligan': (name) => `${name} allows nothing more when a mulligan could be taken.`,
}
