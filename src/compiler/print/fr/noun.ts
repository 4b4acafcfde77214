/** French nouns and what agrees with them. */
export type Gender = 'm' | 'f'

export interface Agreement {
  readonly gender: Gender
  readonly plural: boolean
}

export interface Noun {
  readonly gender: Gender
  readonly singular: string
  readonly plural: string
}

/** A word or words whose form follows the noun they go with. */
export type Agreeing = (agreement: Agreement) => string

const pluralOfWord = (word: string): string => {
  if (/[sxz]$/u.test(word)) return word
  if (/(?:eau|eu)$/u.test(word)) return `${word}x`
  if (/al$/u.test(word)) return `${word.slice(0, -2)}aux`
  return `${word}s`
}

/** The plural is formed by rule on the first word unless it is given. */
export const noun = (gender: Gender, singular: string, plural?: string): Noun => ({
  gender,
  singular,
  plural: plural ?? singular.replace(/^\S+/u, pluralOfWord),
})

/** The feminine is formed with an e, the plural with an s, unless the forms are given. */
export const adjective = (masculine: string, feminine?: string, masculinePlural?: string): Agreeing => {
  const female = feminine ?? (masculine.endsWith('e') ? masculine : `${masculine}e`)
  return ({ gender, plural }) => {
    if (gender === 'f') return plural ? pluralOfWord(female) : female
    return plural ? (masculinePlural ?? pluralOfWord(masculine)) : masculine
  }
}

export const invariable =
  (text: string): Agreeing =>
  () =>
    text

export const TARGETED = adjective('ciblé')
export const TAPPED = adjective('engagé')
export const UNTAPPED = adjective('dégagé')

const CARDINALS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
  'vingt',
]

/** A count in words up to twenty, as card texts write it; `un` agrees. */
export const cardinal = (count: number, gender: Gender): string =>
  count === 1 ? (gender === 'f' ? 'une' : 'un') : (CARDINALS[count] ?? String(count))

const ORDINALS = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième']

export const ordinal = (count: number, gender: Gender): string =>
  count === 1 && gender === 'f' ? 'première' : (ORDINALS[count] ?? `${count}e`)
