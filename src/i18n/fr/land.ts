import type { Family } from '../language-pack.ts'
import { only, plural } from './plural.ts'
import { steps } from './steps.ts'

export const land: Family<'land'> = {
  'land.not-a-land': ({ object }, say) =>
    `${say.name(object)} n’est pas un terrain, et ne peut donc pas être joué comme tel.`,
  'land.not-your-turn': ({ object }, say) =>
    `Impossible de jouer ${say.name(object)} maintenant : un joueur ne joue de terrain que pendant son propre tour, quoi qu’en dise un effet.`,
  'land.wrong-step': ({ object, step }, say) =>
    `Impossible de jouer ${say.name(object)} maintenant : un terrain se joue pendant une phase principale, et c’est ${steps[step]}.`,
  'land.stack-not-empty': ({ object }, say) =>
    `Impossible de jouer ${say.name(object)} maintenant : un terrain ne se joue que si la pile est vide.`,
  'land.already-played': ({ played, allowed }) =>
    `Vous avez joué ${plural(played, 'terrain')} ce tour-ci, et vous ${allowed === 0 ? 'ne pouvez en jouer aucun' : `ne pouvez en jouer ${only(allowed)}`}.`,
  'land.prohibited': ({ source }, say) => `Vous ne pouvez pas jouer ce terrain : ${say.name(source)} l’interdit.`,
}
