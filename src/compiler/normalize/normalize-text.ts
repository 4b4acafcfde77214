import { ABILITY_WORDS } from './ability-words.ts'
import { replaceName, type SelfNames, selfNamesOf, THIS } from './self-names.ts'

/** One ability's text in normal form and where it stands in the original text (UTF-16 units, start and end). */
export interface Paragraph {
  readonly text: string
  readonly span: readonly [number, number]
}

interface Named {
  readonly name: string
  readonly type_line?: string
}

/**
 * Splits a face's text into abilities (a line each; bullets and rows of results tables belong to the line above) and brings each into normal form:
 * no reminder text (207.2a), no ability words (207.2c), straight quotes, `~` for the object itself (201.5), "enters" for
 * the older "enters the battlefield".
 */
export const normalizeText = (oracleText: string, face: Named): readonly Paragraph[] => {
  const names = selfNamesOf(face.name, face.type_line ?? '')
  return paragraphsOf(oracleText)
    .map(({ text, span }) => ({ text: normalizeLine(text, names), span }))
    .filter(({ text }) => text !== '')
}

const paragraphsOf = (oracleText: string): readonly Paragraph[] => {
  const found: { text: string; span: [number, number] }[] = []
  let start = 0
  for (const line of oracleText.split('\n')) {
    const end = start + line.length
    const last = found.at(-1)
    if (/^\s*(?:•|\d+(?:—\d+|\+)? \|)/.test(line) && last !== undefined) {
      last.text += `\n${line.trim()}`
      last.span[1] = end
    } else if (line.trim() !== '') found.push({ text: line.trim(), span: [start, end] })
    start = end + 1
  }
  return found
}

const REMINDER = /\s*\([^()]*\)/g
/** Older texts bracket loyalty costs. */
const LOYALTY = /^\[([+−-]?(?:\d+|X))\]: /
/** The wording before 2023 of what enters under somebody's control. */
const ENTERS_UNDER = /\b(an?|another) ([^,."]+?)((?: with [^,."]+?)?) enters under your control\b/g

/** An ability in quotes that ends without a period, in the middle of a sentence. */
const UNCLOSED = /("[^"]*: [^".]*[^".!?])"( and |, )/g

const ABILITY_WORD = /(^|\n• )([A-Z][A-Za-z' ]*\d?) — /g

const normalizeLine = (line: string, names: SelfNames): string => {
  const straight = line
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u2212/g, '−')
  const bare = straight.replace(REMINDER, '').trim()
  const plain = bare.replace(ABILITY_WORD, (all, before: string, word: string) =>
    ABILITY_WORDS.has(word.toLowerCase()) ? before : all,
  )
  return replaceSelf(plain, names)
    .replace(LOYALTY, '$1: ')
    .replace(/\benters the battlefield\b/g, 'enters')
    .replace(/\benter the battlefield\b/g, 'enter')
    .replace(/\bentering the battlefield\b/g, 'entering')
    .replace(UNCLOSED, '$1."$2')
    .replace(ENTERS_UNDER, '$1 $2 you control$3 enters')
}

/** The card's own name and "this creature" become `~`; inside quotes a name means another object than "this" (201.5a). */
const replaceSelf = (text: string, { names }: SelfNames): string =>
  text
    .split('"')
    .map((part, i) => {
      const token = i % 2 === 1 ? '~source' : '~'
      return names.reduce((line, name) => replaceName(line, name, token), part.replace(THIS, '~'))
    })
    .join('"')
