/**
 * Numbers of the Comprehensive Rules: a section (`7`), a heading (`702`), a rule (`702.19`) or a subrule (`702.19b`).
 * Subrule letters run a, b, c… without `l` and `o`, which read as digits.
 */
export interface RuleNumber {
  /** 1–9 for a section, 100–999 for everything below. */
  readonly heading: number
  /** The part after the dot, or 0 where the number stops before it. */
  readonly rule: number
  /** A lower-case letter, or '' where the number is no subrule. */
  readonly letter: string
}

export type RuleLevel = 'section' | 'heading' | 'rule' | 'subrule'

/** A number met in running text. `start` and `end` are UTF-16 offsets and take in a prefix such as `CR ` or `§`. */
export interface FoundRuleNumber {
  readonly number: RuleNumber
  readonly start: number
  readonly end: number
  /** Closed by a full stop: typed on its own, this means the rule without its subrules. */
  readonly alone: boolean
  /** A word or sign says that it is a rule (`rule 702`, `rules 702, 703`, `CR 702.19b`, `§702`). */
  readonly prefixed: boolean
}

export const SUBRULE_LETTERS = 'abcdefghijkmnpqrstuvwxyz'

const PREFIX = String.raw`(?:(?:c\.?r\.?|rules?|r[èe]gles?|r\.?|art(?:icles?|\.)?)\s*|§+\s*)`
const DASH = String.raw`[-\u2010-\u2015]`
const BODY = String.raw`([1-9]\d{2})(?:[.,](\d{1,3})(?:\.?([a-z]))?(?![\p{L}\d])|(?![.,]?\d)(?!\p{L}))`
const FIND = new RegExp(String.raw`(?<![\p{L}\d])(?<!\d[.,])(${PREFIX})?${BODY}`, 'giu')
const WHOLE = new RegExp(String.raw`^\s*${PREFIX}?${BODY}\.?\s*$`, 'iu')
const WHOLE_SECTION = /^\s*(?:(?:section|chapter|chapitre|rules?|r[èe]gles?|cr)\s*)?([1-9])\.?\s*$/iu
const RANGE_END = new RegExp(String.raw`^\s?${DASH}\s?(?:([1-9]\d{2})[.,](\d{1,3}))?([a-z])(?![\p{L}\d])`, 'iu')
const POINTING = /(?<!\p{L})(?:see|voir|cf\.?)\s+$/iu
/** Between two numbers of one list: commas and conjunctions, and the names that a text puts behind its numbers in quotes. */
const LIST_GLUE =
  /^(?:,?\s*[“"«][^“”"«»]{1,80}[”"»])?\s*(?:,|;|and|or|et|ou|to|à|[-\u2010-\u2015])?\s*(?:and|or|et|ou)?\s*$/iu

const numberFrom = (heading = '', rule?: string, letter = ''): RuleNumber | null =>
  rule !== undefined && Number(rule) === 0
    ? null
    : { heading: Number(heading), rule: Number(rule ?? 0), letter: letter.toLowerCase() }

/** One number in any of the forms people type, and nothing else beside it; null for any other text. */
export const parseRuleNumber = (text: string): RuleNumber | null => {
  const section = WHOLE_SECTION.exec(text)
  if (section !== null) return { heading: Number(section[1]), rule: 0, letter: '' }
  const match = WHOLE.exec(text)
  return match === null ? null : numberFrom(match[1], match[2], match[3])
}

/** The canonical form: `7`, `702`, `702.19`, `702.19b`. */
export const printRuleNumber = ({ heading, rule, letter }: RuleNumber): string =>
  rule === 0 ? `${heading}` : `${heading}.${rule}${letter}`

/** Every number in a text, in order; a range of subrules (`601.2f–h`) is spelled out. Sections are never found this way. */
export const findRuleNumbers = (text: string): FoundRuleNumber[] => {
  const found: FoundRuleNumber[] = []
  for (const match of text.matchAll(FIND)) {
    const number = numberFrom(match[2], match[3], match[4])
    if (number === null) continue
    const previous = found.at(-1)
    const start = match.index
    if (previous !== undefined && start < previous.end) continue
    const joined = previous?.prefixed === true && LIST_GLUE.test(text.slice(previous.end, start))
    const prefixed = match[1] !== undefined || joined || POINTING.test(text.slice(0, start))
    const range = rangeAfter(number, text.slice(start + match[0].length))
    const end = start + match[0].length + range.length
    const alone = /^\.(?!\S)/u.test(text.slice(end))
    for (const letter of range.letters) found.push({ number: { ...number, letter }, start, end, alone, prefixed })
  }
  return found
}

const rangeAfter = (number: RuleNumber, rest: string): { letters: readonly string[]; length: number } => {
  const only = { letters: [number.letter], length: 0 }
  const range = RANGE_END.exec(rest)
  if (range === null || number.letter === '') return only
  if (range[1] !== undefined && (Number(range[1]) !== number.heading || Number(range[2]) !== number.rule)) return only
  const from = SUBRULE_LETTERS.indexOf(number.letter)
  const to = SUBRULE_LETTERS.indexOf((range[3] as string).toLowerCase())
  return from < 0 || to <= from ? only : { letters: [...SUBRULE_LETTERS.slice(from, to + 1)], length: range[0].length }
}

export const levelOf = ({ heading, rule, letter }: RuleNumber): RuleLevel =>
  letter !== '' ? 'subrule' : rule !== 0 ? 'rule' : heading >= 100 ? 'heading' : 'section'

/** `702.19b` → `702.19` → `702` → `7` → null. */
export const parentOf = (number: RuleNumber): RuleNumber | null => {
  switch (levelOf(number)) {
    case 'subrule':
      return { ...number, letter: '' }
    case 'rule':
      return { ...number, rule: 0 }
    case 'heading':
      return { heading: Math.floor(number.heading / 100), rule: 0, letter: '' }
    case 'section':
      return null
  }
}

/** The place of a number in the order of the document as one integer below 2³¹: a parent comes just before its children. */
export const rankOf = ({ heading, rule, letter }: RuleNumber): number => {
  const place = heading < 100 ? heading * 200 : heading * 2 + 1
  return place * 2 ** 15 + rule * 2 ** 5 + (letter === '' ? 0 : letter.charCodeAt(0) - 96)
}

/** The inverse of `rankOf`. */
export const numberOfRank = (rank: number): RuleNumber => {
  const place = Math.floor(rank / 2 ** 15)
  const letter = rank % 2 ** 5
  const heading = place % 2 === 0 ? place / 200 : (place - 1) / 2
  return {
    heading,
    rule: Math.floor(rank / 2 ** 5) % 2 ** 10,
    letter: letter === 0 ? '' : String.fromCharCode(96 + letter),
  }
}

/** Whether the number of a rank goes further than three digits: `702.19` and `702.19b` do, `702` and `7` do not. */
export const hasRulePart = (rank: number): boolean => rank % 2 ** 15 >= 2 ** 5

export const compareRuleNumbers = (a: RuleNumber, b: RuleNumber): number => rankOf(a) - rankOf(b)

export const isSameRuleNumber = (a: RuleNumber, b: RuleNumber): boolean => rankOf(a) === rankOf(b)

/** Whether `number` stands below `ancestor`: 702.19b is within 702.19, 702 and 7, and not within itself. */
export const isWithinRule = (number: RuleNumber, ancestor: RuleNumber): boolean => {
  for (let up = parentOf(number); up !== null; up = parentOf(up)) if (isSameRuleNumber(up, ancestor)) return true
  return false
}
