import type { Family } from '../language-pack.ts'
import { decisionNames } from './decision-names.ts'

export const loop: Family<'loop' | 'shortcut'> = {
  'loop.choose-otherwise': ({ player }) =>
    `This choice would lead the game round to the same point again, and it is for ${player} to make another one.`,
  'loop.shortened-here': ({ player }) =>
    `${player} cut the shortcut short here in order to choose otherwise, and so can’t make the choice that was proposed.`,
  'shortcut.step': ({ at }) =>
    `Choice ${at + 1} of the shortcut is none that can be made in advance: nobody concedes or takes another shortcut in one.`,
  'shortcut.illegal': ({ at, player }) => `Choice ${at + 1} of the shortcut, by ${player}, would be illegal there.`,
  'shortcut.open': ({ at, decision }) =>
    `Choice ${at + 1} of the shortcut leaves something open (${decisionNames[decision] ?? decision}): in a shortcut every choice is said.`,
  'shortcut.unpredictable': () =>
    'Something in the shortcut is random: only choices whose outcome is known can be made in advance.',
  'shortcut.no-priority': () => 'The shortcut ends where nobody has priority: it must end where somebody has it.',
}
