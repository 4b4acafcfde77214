import type { SpecialActionName } from '../../core/action.ts'
import type { Family } from '../language-pack.ts'

export const special: Family<'special'> = {
  'special.unavailable': ({ object, what }, say) => lacking[what](say.name(object)),
  'special.not-face-down': ({ object }, say) =>
    `${say.name(object)} can’t be turned face up: it is no face-down permanent.`,
  'special.not-controller': ({ object, controller }, say) =>
    `${say.name(object)} is controlled by ${controller}, and only that player can do this with it.`,
}

/** What would have to be there for the action. */
const lacking: Readonly<Record<SpecialActionName, (name: string) => string>> = {
  'turn-face-up': (name) =>
    `${name} can’t be turned face up: it would have no morph or disguise cost, and it is no manifested or cloaked creature card with a mana cost.`,
}
