import { type FoundRuleNumber, findRuleNumbers, parseRuleNumber, type RuleNumber } from '../../core/rule-number.ts'
import { analyze, type Word } from '../analysis/analyze.ts'
import { foldText } from '../analysis/fold.ts'
import { QUESTION_WORDS, SIGN_WORDS } from '../analysis/stop-words.ts'
import { type Token, tokenize } from '../analysis/tokenize.ts'
import { LANGUAGES, type Language } from '../edition-content.ts'

/** A number that the question names; `alone` asks for the rule without its subrules (`702.3.`). */
export interface AskedNumber {
  readonly number: RuleNumber
  readonly alone: boolean
}

export interface QueryWord extends Word {
  /** Written like a name: a capital where the sentence asks for none. */
  readonly isName: boolean
}

export interface Query {
  readonly numbers: readonly AskedNumber[]
  /** What is left of the question besides numbers. */
  readonly rest: string
  /** The words of `rest`, as each language reads them. */
  readonly words: Readonly<Record<Language, readonly QueryWord[]>>
  /** `rest` without its words of asking (`define …`). */
  readonly subject: string
}

const ASKING =
  /^\s*(?:(?:please\s+)?(?:define|def|definition(?:\s+of)?|what\s+(?:is|are|does)(?:\s+(?:an?|the))?|explain|d[ée]finir|d[ée]finition(?:\s+(?:de\s+la|de|du|des))?|qu[’']est-ce\s+qu(?:e|[’'])\s*(?:une?|la|le|les|l[’'])?|c[’']est\s+quoi|rules?|r[èe]gles?)[\s:]+)/i

/** Splits a question into numbers and words; says nothing yet about any edition. */
export const readQuery = (text: string): Query => {
  const whole = parseRuleNumber(text)
  const found = whole === null ? findRuleNumbers(text).filter(isAsked) : []
  let rest = whole === null ? text : ''
  for (const { start, end } of found) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  const numbers =
    whole === null
      ? found.map(({ number, alone }) => ({ number, alone }))
      : [{ number: whole, alone: /\.\s*$/.test(text) }]
  return {
    numbers,
    rest,
    words: { en: queryWords(rest, 'en'), fr: queryWords(rest, 'fr') },
    subject: rest
      .replace(ASKING, '')
      .replace(/[?!.]+\s*$/, '')
      .trim(),
  }
}

const isAsked = (found: FoundRuleNumber): boolean => found.prefixed || found.number.rule > 0

/** A question's words without the words of asking; all of them where nothing else is left. Each word once. */
const queryWords = (text: string, language: Language): QueryWord[] => {
  const all = analyze(text, language)
  const telling = all.filter((word) => !QUESTION_WORDS[language].has(word.folded))
  const kept = telling.length > 0 ? telling : all.length > 0 ? all : analyze(text, language, true)
  const isName = nameTest(text)
  return kept
    .filter((word, i) => kept.findIndex((other) => other.terms[0] === word.terms[0]) === i)
    .map((word) => ({ ...word, isName: isName(word) }))
}

/** Capitals say something only where small letters are used as well. A first word counts with a capital after it. */
const nameTest = (text: string): ((word: Word) => boolean) => {
  const tokens = tokenize(text)
  const isCapital = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}[\p{Ll}'’]/u.test(token.text)
  const plain = tokens.filter((token, i) => i > 0 && /^\p{Ll}{3}/u.test(token.text)).length
  const names = tokens.filter((token, i) => isCapital(token) && (i > 0 || isCapital(tokens[i + 1])))
  return (word) => plain > 0 && names.some((token) => token.start <= word.start && token.end >= word.end)
}

/**
 * In which language a question is asked: by its small words first, then by `isWord`, which tells whether an edition of
 * that language knows a word; `preferred` breaks a tie.
 */
export const guessLanguage = (
  query: Query,
  isWord: (word: Word, language: Language) => boolean,
  preferred: Language,
): Language => {
  const plain = tokenize(query.rest).map((token) => foldText(token.text))
  const accents = /[àâçéèêëîïôùûœ]/i.test(query.rest) || /\b(?:l|d|qu|n|s|j)['’]\p{L}/iu.test(query.rest)
  const points = LANGUAGES.map((language) => {
    const signs = plain.filter((word) => SIGN_WORDS[language].has(word)).length
    const known = query.words[language].filter((word) => isWord(word, language)).length
    const mark = language === 'fr' && accents ? 2 : 0
    return signs + known + mark + (language === preferred ? 0.5 : 0)
  })
  return LANGUAGES[points.indexOf(Math.max(...points))] as Language
}
