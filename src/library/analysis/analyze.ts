import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import type { Language } from '../edition-content.ts'
import { foldText } from './fold.ts'
import { IRREGULAR_FORMS } from './irregular-forms.ts'
import { STOP_WORDS } from './stop-words.ts'
import { tokenize } from './tokenize.ts'

/** A word ready for the index. `terms` are the forms under which it is filed: stemmed then folded, and folded then stemmed. */
export interface Word {
  readonly terms: readonly string[]
  readonly folded: string
  readonly start: number
  readonly end: number
}

const STEM: Readonly<Record<Language, (word: string) => string>> = { en: stemEnglish, fr: stemFrench }
const ELISION = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/
const CANNOT = new Set(["can't", 'cannot', "couldn't"])

/** What a token stands for in its language: elisions split off, contractions of "not" kept as a word of their own. */
const normalize = (token: string, language: Language): string => {
  const word = token.toLowerCase().replace(/[’‘ʼ]/g, "'")
  if (language === 'fr') return /^s'ils?$/.test(word) ? 'si' : word.replace(ELISION, '')
  if (CANNOT.has(word)) return 'cant'
  if (word.endsWith("n't")) return 'not'
  return word.replace(/'(?:s|re|ve|ll|d|m)?$/, '').replace(/'/g, '')
}

type Filed = Pick<Word, 'terms' | 'folded'>

const memo: Record<Language, Map<string, Filed>> = { en: new Map(), fr: new Map() }
const MEMO_LIMIT = 20_000

const FOLDED_FORMS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: IRREGULAR_FORMS.en,
  fr: new Map([...IRREGULAR_FORMS.fr].map(([form, lemma]) => [foldText(form), lemma])),
}

const lemmaOf = (word: string, folded: string, language: Language): string => FOLDED_FORMS[language].get(folded) ?? word

/** How a token is filed. Remembered, because a text repeats its words; the memory is bounded. */
const fileToken = (token: string, language: Language): Filed => {
  const known = memo[language].get(token)
  if (known !== undefined) return known
  const plain = normalize(token, language)
  const folded = foldText(plain)
  const word = lemmaOf(plain, folded, language)
  const stem = STEM[language]
  const terms = /^\p{L}/u.test(word)
    ? [...new Set([foldText(stem(word)), stem(foldText(word))])]
    : [folded.replace(/[−–]/g, '-')]
  if (memo[language].size >= MEMO_LIMIT) memo[language].clear()
  memo[language].set(token, { terms, folded })
  return { terms, folded }
}

/** The words of a text that count, in order; stop words are left out unless `keepAll`. */
export const analyze = (text: string, language: Language, keepAll = false): Word[] => {
  const words: Word[] = []
  for (const { text: token, start, end } of tokenize(text)) {
    const { terms, folded } = fileToken(token, language)
    if (folded === '' || (!keepAll && STOP_WORDS[language].has(folded))) continue
    words.push({ terms, folded, start, end })
  }
  return words
}
