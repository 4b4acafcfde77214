import { findRuleNumbers } from '../../../src/core/rule-number.ts'
import type { Language } from '../../../src/library/index.ts'

/** A text without the rule numbers that it cites, so that these are not taken for quantities. */
const withoutCitations = (text: string): string => {
  let rest = text
  for (const { start, end, number, prefixed } of findRuleNumbers(text)) {
    if (prefixed || number.rule > 0) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return rest.replace(/\bsections? \d\b/gi, '')
}

/** English words that state a quantity; `one` is mostly none. */
const SPELLED: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fifteen: '15',
  sixteen: '16',
  twenty: '20',
  thirty: '30',
  forty: '40',
  sixty: '60',
}

/** The quantities of an English text, in digits or spelled out, each once, rising: `7`, `60`. */
export const listNumerals = (text: string): string[] => {
  const plain = withoutCitations(text)
  const digits = plain.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? []
  const spelled = (plain.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((word) => SPELLED[word])
    .filter((value) => value !== undefined)
  return [...new Set([...digits, ...spelled])].sort((a, b) => Number(a) - Number(b))
}

const WORDS: Readonly<Record<Language, readonly (readonly [word: string, value: string])[]>> = {
  en: [
    ['two|twice|both|second|pair', '2'],
    ['three|third', '3'],
    ['four', '4'],
    ['five', '5'],
    ['six', '6'],
    ['seven', '7'],
    ['eight', '8'],
    ['nine', '9'],
    ['ten', '10'],
    ['eleven', '11'],
    ['twelve', '12'],
    ['thirteen', '13'],
    ['fifteen', '15'],
    ['sixteen', '16'],
    ['twenty', '20'],
    ['thirty', '30'],
    ['forty', '40'],
    ['sixty', '60'],
    ['(?:one )?hundred', '100'],
  ],
  fr: [
    ['deux|deuxi[eè]me|second|paire|double|chacun', '2'],
    ['trois|troisi[eè]me', '3'],
    ['quatre', '4'],
    ['cinq', '5'],
    ['six', '6'],
    ['sept', '7'],
    ['huit', '8'],
    ['neuf', '9'],
    ['dix', '10'],
    ['onze', '11'],
    ['douze', '12'],
    ['treize', '13'],
    ['quinze', '15'],
    ['seize', '16'],
    ['vingt', '20'],
    ['trente', '30'],
    ['quarante', '40'],
    ['soixante', '60'],
    ['cent', '100'],
  ],
}

/** Whether a text says a quantity, in digits or in the words of its language. */
export const saysNumeral = (text: string, value: string, language: Language): boolean => {
  if (new RegExp(String.raw`(?<![\d])${value}(?!\d)`, 'u').test(text)) return true
  const words = WORDS[language].find((entry) => entry[1] === value)
  return words !== undefined && new RegExp(String.raw`(?<!\p{L})(?:${words[0]})(?:s|es)?(?!\p{L})`, 'iu').test(text)
}
