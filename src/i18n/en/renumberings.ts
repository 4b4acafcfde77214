import type { RenumberingSentences } from '../language-pack.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `2026-06-19` → `19 June 2026`. */
const day = (date: string): string => {
  const [year, month, number] = date.split('-').map(Number)
  return `${number} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

const listed = (numbers: readonly string[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

export const renumberings: RenumberingSentences = {
  identical: ({ number, edition, to, numbers: [there] }) =>
    there === number
      ? `Rule ${number} says the same in the editions of ${day(edition)} and ${day(to)}, under the same number.`
      : `Rule ${number} of ${day(edition)} is rule ${there} of ${day(to)}, in the same words.`,
  edited: ({ number, edition, to, numbers: [there] }) =>
    there === number
      ? `Rule ${number} has kept its number from ${day(edition)} to ${day(to)}, but not its wording.`
      : `Rule ${number} of ${day(edition)} is rule ${there} of ${day(to)}, in other words.`,
  split: ({ number, edition, to, numbers }) =>
    edition < to
      ? `What rule ${number} said on ${day(edition)} stands in ${listed(numbers)} of ${day(to)}.`
      : `Rule ${number} of ${day(edition)} was a part of ${listed(numbers)} on ${day(to)}.`,
  merged: ({ number, edition, to, numbers }) =>
    `Rule ${number} of ${day(edition)} was taken into ${listed(numbers)} of ${day(to)}.`,
  removed: ({ number, edition, to, above }) =>
    above === null
      ? `Rule ${number} of ${day(edition)} has no successor in the edition of ${day(to)}.`
      : `Rule ${number} of ${day(edition)} has no successor in the edition of ${day(to)}; what stood above it is ${above} there.`,
  added: ({ number, edition, to }) => `Rule ${number} of ${day(edition)} did not exist yet on ${day(to)}.`,
  unknown: ({ number, edition }) => `The edition of ${day(edition)} has no rule ${number}.`,
  reused: ({ number, to }) => `In the edition of ${day(to)}, the number ${number} belongs to another rule.`,
}
