import type { RenumberingSentences } from '../language-pack.ts'

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** `2026-06-19` → `19 juin 2026`. */
const day = (date: string): string => {
  const [year, month, number] = date.split('-').map(Number)
  return `${number === 1 ? '1er' : number} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

const listed = (numbers: readonly string[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} et ${numbers.at(-1)}`

export const renumberings: RenumberingSentences = {
  identical: ({ number, edition, to, numbers: [there] }) =>
    there === number
      ? `La règle ${number} dit la même chose dans les éditions du ${day(edition)} et du ${day(to)}, sous le même numéro.`
      : `La règle ${number} du ${day(edition)} est la règle ${there} du ${day(to)}, dans les mêmes termes.`,
  edited: ({ number, edition, to, numbers: [there] }) =>
    there === number
      ? `La règle ${number} a gardé son numéro du ${day(edition)} au ${day(to)}, mais son texte a changé.`
      : `La règle ${number} du ${day(edition)} est la règle ${there} du ${day(to)}, dans d’autres termes.`,
  split: ({ number, edition, to, numbers }) =>
    edition < to
      ? `Ce que disait la règle ${number} le ${day(edition)} se trouve dans l’édition du ${day(to)} sous ${listed(numbers)}.`
      : `La règle ${number} du ${day(edition)} faisait partie de ${listed(numbers)} le ${day(to)}.`,
  merged: ({ number, edition, to, numbers }) =>
    `La règle ${number} du ${day(edition)} a été intégrée à la règle ${listed(numbers)} du ${day(to)}.`,
  removed: ({ number, edition, to, above }) =>
    above === null
      ? `La règle ${number} du ${day(edition)} n’a pas de suite dans l’édition du ${day(to)}.`
      : `La règle ${number} du ${day(edition)} n’a pas de suite dans l’édition du ${day(to)} ; ce qui la coiffait y porte le numéro ${above}.`,
  added: ({ number, edition, to }) => `La règle ${number} du ${day(edition)} n’existait pas encore le ${day(to)}.`,
  unknown: ({ number, edition }) => `L’édition du ${day(edition)} n’a pas de règle ${number}.`,
  reused: ({ number, to }) => `Dans l’édition du ${day(to)}, le numéro ${number} désigne une autre règle.`,
}
