import { printRuleNumber, type RuleNumber } from '../../../src/core/rule-number.ts'

/** What a line begins with, if it is a number. `rest` is the text after it. */
export interface NumberedLine {
  readonly number: RuleNumber
  readonly rest: string
  readonly dotted: boolean
}

const SECTION = /^\s*([1-9])\.\s+(\S.*)$/u
const HEADING = /^\s*(?:-\s+)?([1-9]\d{2})\.\s+(\S.*)$/u
// `606. 8b` and `306.b` are slips that the publisher made; a rule without its number is the one before it.
const RULE = /^\s*([1-9]\d{2})\.(?:(\d{1,3})([a-z])?| (\d{1,3})([a-z]))(\.)?(?:\s+|(?=\p{Lu})|$)(.*)$/u
const RULE_LESS = /^\s*([1-9]\d{2})\.([a-z])\s+(\S.*)$/u

export const readSection = (line: string): { number: RuleNumber; title: string } | null => {
  const match = SECTION.exec(line)
  return match === null
    ? null
    : { number: { heading: Number(match[1]), rule: 0, letter: '' }, title: plainTitle(match[2] as string) }
}

export const readHeading = (line: string): { number: RuleNumber; title: string } | null => {
  const match = HEADING.exec(line)
  return match === null
    ? null
    : { number: { heading: Number(match[1]), rule: 0, letter: '' }, title: plainTitle(match[2] as string) }
}

/** A title without the leader dots and page number of a printed table of contents. */
const plainTitle = (title: string): string => title.replace(/\.{3,}\s*\d*\s*$/, '').trim()

export const readRule = (line: string): NumberedLine | null => {
  const match = RULE.exec(line)
  if (match === null) return null
  const number = { heading: Number(match[1]), rule: Number(match[2] ?? match[4]), letter: match[3] ?? match[5] ?? '' }
  return number.rule === 0 ? null : { number, rest: match[7] ?? '', dotted: match[6] !== undefined }
}

/** `306.b …`: a subrule whose rule was left out, read as one of `rule`. */
export const readRuleLess = (line: string, rule: number): NumberedLine | null => {
  const match = RULE_LESS.exec(line)
  if (match === null || rule === 0) return null
  return {
    number: { heading: Number(match[1]), rule, letter: match[2] as string },
    rest: match[3] as string,
    dotted: false,
  }
}

const EXAMPLE = /^\s*Ex(?:a|e)mples?\s*:\s*(.*)$/u

/** The text of an example line (`Example: …`, `Exemple : …`), or null. */
export const readExample = (line: string): string | null => EXAMPLE.exec(line)?.[1] ?? null

/** Whether a text has come to the end of a sentence. */
export const isFinished = (text: string): boolean => text === '' || /[.!?:…]["”»’')\]\s]*$/u.test(text)

export const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

/** Lines of any system: CRLF, LF, CR alone, form feeds, the Unicode separators. */
export const splitLines = (text: string): string[] => text.split(/\r\n|[\n\r\f\u2028\u2029\u0085]/)

/** The last line (0-based) that each number begins. */
export const lastLinesOf = (lines: readonly string[]): Map<string, number> => {
  const last = new Map<string, number>()
  lines.forEach((line, i) => {
    const rule = readRule(line)
    if (rule !== null) last.set(printRuleNumber(rule.number), i)
  })
  return last
}
