import type { Language } from '../../../src/library/index.ts'
import type { Numbering } from '../facts/numbering.ts'
import type { ParsedText } from './imported-text.ts'

export interface DetectedEdition {
  /** `YYYY-MM-DD` */
  readonly edition: string
  /** Derived from the numbers that the text has, not stated by it. */
  readonly approximate: boolean
}

const EN_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const FR_MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]

const iso = (year: number, month: number, day: number): string | null => {
  const date = `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`
  return year >= 1993 && year < 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31 ? date : null
}

/** The date that a text states in its head, or null. */
export const dateInText = (text: string): string | null => {
  const head = text.slice(0, 6000)
  const english = /(?:effective|current)\s+as\s+of\s+([A-Za-z]+)\s+(\d{1,2}),?\s+(\d{4})/.exec(head)
  if (english !== null)
    return iso(Number(english[3]), EN_MONTHS.indexOf((english[1] as string).toLowerCase()) + 1, Number(english[2]))
  const header = /R[èe]gles\s+FR\s*\[(\d{2})\/(\d{2})\/(\d{4})\]/i.exec(head)
  if (header !== null) return iso(Number(header[3]), Number(header[2]), Number(header[1]))
  const french =
    /(?:en\s+vigueur|effectives?|[àa]\s+compter|applicables?)[^.\n]{0,30}?(\d{1,2})(?:er)?\s+(\p{L}+)\s+(\d{4})/iu.exec(
      head,
    )
  if (french !== null) {
    const month = (french[2] as string).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    return iso(Number(french[3]), FR_MONTHS.indexOf(month) + 1, Number(french[1]))
  }
  const short = /COMPREHENSIVE RULES\s+(\d{2})\/(\d{2})\/(\d{2})\b/.exec(head)
  return short === null
    ? null
    : iso(1900 + Number(short[3]) + (Number(short[3]) < 90 ? 100 : 0), Number(short[1]), Number(short[2]))
}

/** The date in a file's name: `2024-03-08.txt`, `MagicCompRules 20240308.txt`. */
export const dateInName = (name: string): string | null => {
  const match = /(?<!\d)((?:19|20)\d{2})[-_. ]?(\d{2})[-_. ]?(\d{2})(?!\d)/.exec(name)
  return match === null ? null : iso(Number(match[1]), Number(match[2]), Number(match[3]))
}

const LEAST_AGREEMENT = 0.6

/** Editions known to have come out in translation: most never did. */
const TRANSLATED: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  fr: ['2007-10-01', '2010-02-01', '2011-02-04'],
}

/**
 * The edition whose numbers agree best with those of a text; null where none agrees well. Of several that agree equally,
 * one that is known to have come out in the text's language, else the earliest.
 */
export const dateByNumbers = (parsed: ParsedText, language: Language, numbering: Numbering): string | null => {
  const held = groupByHeading(parsed.rules.map(({ number }) => number).filter((number) => number.includes('.')))
  const outline = new Set(
    [...parsed.outline, ...parsed.rules].map(({ number }) => number).filter((number) => /^\d{3}$/.test(number)),
  )
  let best: string[] = []
  let most = LEAST_AGREEMENT
  numbering.numbers.forEach((numbers, i) => {
    const theirs = groupByHeading([...numbers].filter((number) => number.includes('.') && held.has(number.slice(0, 3))))
    const parts = [...held].map(([heading, own]) => agreement(own, theirs.get(heading) ?? new Set()))
    if (parsed.outline.length > 50)
      parts.push(agreement(outline, new Set([...numbers].filter((number) => /^\d{3}$/.test(number)))))
    const mean = parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)
    if (mean > most + 1e-9) best = []
    if (mean > most - 1e-9) best.push(numbering.editions[i] as string)
    most = Math.max(most, mean)
  })
  return best.find((edition) => TRANSLATED[language].includes(edition)) ?? best[0] ?? null
}

const groupByHeading = (numbers: readonly string[]): Map<string, Set<string>> => {
  const groups = new Map<string, Set<string>>()
  for (const number of numbers) {
    const heading = number.slice(0, 3)
    groups.set(heading, (groups.get(heading) ?? new Set()).add(number))
  }
  return groups
}

const agreement = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((one) => b.has(one)).length
  return both / (a.size + b.size - both || 1)
}

/** The date stated in the text, else in the file's name, else worked out from the numbers. */
export const detectEdition = (
  name: string,
  text: string,
  parsed: ParsedText,
  language: Language,
  numbering: Numbering | null,
): DetectedEdition | null => {
  const stated = dateInText(text) ?? dateInName(name)
  if (stated !== null) return { edition: stated, approximate: false }
  const derived = numbering === null ? null : dateByNumbers(parsed, language, numbering)
  return derived === null ? null : { edition: derived, approximate: true }
}
