import type { Fault } from '../../core/fault.ts'
import { wordOf, wordsOf } from '../fault-params.ts'
import { joinWords } from '../teller.ts'

/** Where a position's text cannot be read, and why. */
export const notationFault = (params: Fault['params']): string => `${place(params)} : ${explain(params)}.`

const place = (params: Fault['params']): string => {
  const [line, column] = [wordOf(params, 'line'), wordOf(params, 'column')]
  return `Notation${line === undefined ? '' : `, ligne ${line}`}${column === undefined ? '' : `, colonne ${column}`}`
}

const explain = (params: Fault['params']): string => {
  const word = wordOf(params, 'found', 'name', 'word', 'text')
  const found = word === undefined ? 'ceci' : `« ${word} »`
  const instead = word === undefined ? '' : `, et non « ${word} »`
  switch (params.reason) {
    case 'expected':
      return `il faut ici ${expectation(params)}${instead}`
    case 'unknown-name':
      return `rien ne porte le nom ${word === undefined ? 'donné ici' : found}`
    case 'ambiguous-name':
      return `${found} peut désigner plusieurs choses`
    case 'not-a-number':
      return `il faut ici un nombre${instead}`
    case 'unfinished-quotation':
      return 'les guillemets ne sont pas fermés'
    case 'unreadable-json':
      return 'ce qui est entre accolades n’est pas du JSON'
    case 'line-twice':
      return 'une ligne de cette sorte a déjà été donnée'
    case 'line-unknown':
      return 'aucune ligne de la notation ne commence ainsi'
    case 'too-long':
      return 'le texte est trop long'
    default:
      return `${found} n’est pas compris`
  }
}

const EXPECTED: Readonly<Record<string, string>> = { name: 'un nom', number: 'un nombre' }

const expectation = (params: Fault['params']): string => {
  const one = wordOf(params, 'expected')
  const words = one === undefined ? wordsOf(params, 'expected') : [one]
  return words.length === 0
    ? 'autre chose'
    : joinWords(
        words.map((word) => EXPECTED[word] ?? `« ${word} »`),
        'ou',
      )
}
