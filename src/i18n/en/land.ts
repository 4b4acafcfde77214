import type { Family } from '../language-pack.ts'
import { plural } from './plural.ts'
import { steps } from './steps.ts'

export const land: Family<'land'> = {
  'land.not-a-land': ({ object }, say) => `${say.name(object)} isn’t a land, so it can’t be played as one.`,
  'land.not-your-turn': ({ object }, say) =>
    `${say.name(object)} can’t be played now: a player can play a land only during their own turn, whatever else would allow it.`,
  'land.wrong-step': ({ object, step }, say) =>
    `${say.name(object)} can’t be played now: lands are played in a main phase, and this is ${steps[step]}.`,
  'land.stack-not-empty': ({ object }, say) =>
    `${say.name(object)} can’t be played now: lands are played only while the stack is empty.`,
  'land.already-played': ({ played, allowed }) =>
    `You have played ${plural(played, 'land')} this turn and may play ${allowed === 0 ? 'none' : `only ${allowed}`}.`,
  'land.prohibited': ({ source }, say) => `You can’t play that land: ${say.name(source)} forbids it.`,
}
