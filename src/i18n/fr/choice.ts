import type { Family } from '../language-pack.ts'
import { answerForms } from './answer-forms.ts'
import { howMany } from './plural.ts'

export const choice: Family<'choice'> = {
  'choice.nothing-pending': ({ player }) => `${player} n’a rien à répondre : aucun choix n’est en attente.`,
  'choice.not-yours': ({ player, decider }) => `Ce choix ne revient pas à ${player} : c’est à ${decider} de le faire.`,
  'choice.other-question': ({ asked, answered }) =>
    `La réponse concerne une autre question (« ${answered} ») que celle qui est posée (« ${asked} »).`,
  'choice.not-asked': ({ answered }) =>
    `Rien dans cette action ne pose la question « ${answered} », à laquelle elle répond.`,
  'choice.not-an-option': ({ given, options }) =>
    `« ${given} » ne fait pas partie des choix offerts${listOptions(options)}.`,
  'choice.one-name': ({ given }) => `« ${given} » réunit deux noms d’une même carte : il faut choisir l’un des deux.`,
  'choice.card-name': ({ given, filter }, say) =>
    `« ${given} » ne peut pas être choisi : le nom demandé est celui d’une carte (${say.filter(filter)}).`,
  'choice.count': ({ min, max, given }) => `La question demande ${howMany(min, max)} ; la réponse donne ${given}.`,
  'choice.wrong-form': ({ decision }) =>
    `La réponse n’a pas la bonne forme : il faut ${answerForms[decision] ?? 'celle que demande la question'}.`,
}

const MOST_LISTED = 8

/** The options themselves, where they fit in a sentence. */
const listOptions = (options: readonly string[]): string =>
  options.length === 0 || options.length > MOST_LISTED ? '' : ` : ${options.join(', ')}`
