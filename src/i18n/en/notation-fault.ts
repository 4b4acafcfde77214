import type { Fault } from '../../core/fault.ts'
import { wordOf, wordsOf } from '../fault-params.ts'
import { joinWords } from '../teller.ts'

/** Where a position's text cannot be read, and why. */
export const notationFault = (params: Fault['params']): string => `${place(params)}: ${explain(params)}.`

const place = (params: Fault['params']): string => {
  const [line, column] = [wordOf(params, 'line'), wordOf(params, 'column')]
  return `Notation${line === undefined ? '' : `, line ${line}`}${column === undefined ? '' : `, column ${column}`}`
}

const explain = (params: Fault['params']): string => {
  const word = wordOf(params, 'found', 'name', 'word', 'text')
  const found = word === undefined ? 'this' : `“${word}”`
  const instead = word === undefined ? '' : `, not “${word}”`
  switch (params.reason) {
    case 'expected':
      return `${expectation(params)} is expected here${instead}`
    case 'unknown-name':
      return `nothing is called ${found}`
    case 'ambiguous-name':
      return `${found} may be several things`
    case 'not-a-number':
      return `a number is expected here${instead}`
    case 'unfinished-quotation':
      return 'the quotation is not closed'
    case 'unreadable-json':
      return 'what stands in braces is not JSON'
    case 'line-twice':
      return 'a line of this kind has been given already'
    case 'line-unknown':
      return 'no line of the notation begins like this'
    case 'too-long':
      return 'the text is too long'
    default:
      return `${found} isn’t understood`
  }
}

const EXPECTED: Readonly<Record<string, string>> = { name: 'a name', number: 'a number' }

const expectation = (params: Fault['params']): string => {
  const one = wordOf(params, 'expected')
  const words = one === undefined ? wordsOf(params, 'expected') : [one]
  return words.length === 0
    ? 'something else'
    : joinWords(
        words.map((word) => EXPECTED[word] ?? `“${word}”`),
        'or',
      )
}
