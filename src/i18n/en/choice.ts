import type { Family } from '../language-pack.ts'
import { answerForms } from './answer-forms.ts'
import { howMany } from './plural.ts'

export const choice: Family<'choice'> = {
  'choice.nothing-pending': ({ player }) => `${player} has nothing to answer: no choice is pending.`,
  'choice.not-yours': ({ player, decider }) => `This choice isn’t for ${player} to make: it is up to ${decider}.`,
  'choice.other-question': ({ asked, answered }) =>
    `The answer is for another question (“${answered}”) than the one that is pending (“${asked}”).`,
  'choice.not-asked': ({ answered }) => `Nothing in this action asks the question “${answered}”, which it answers.`,
  'choice.not-an-option': ({ given, options }) => `“${given}” isn’t one of the options${listOptions(options)}.`,
  'choice.one-name': ({ given }) => `“${given}” is two names of one card: only one of them can be chosen.`,
  'choice.card-name': ({ given, filter }, say) =>
    `“${given}” can’t be chosen: the name of ${say.filter(filter)} is asked for.`,
  'choice.count': ({ min, max, given }) => `The question asks for ${howMany(min, max)}; the answer gives ${given}.`,
  'choice.wrong-form': ({ decision }) =>
    `The answer has the wrong form: it should be ${answerForms[decision] ?? 'of the kind the question asks for'}.`,
}

const MOST_LISTED = 8

/** The options themselves, where they fit in a sentence. */
const listOptions = (options: readonly string[]): string =>
  options.length === 0 || options.length > MOST_LISTED ? '' : `: ${options.join(', ')}`
