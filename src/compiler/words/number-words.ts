/** Numbers as card texts spell them. */
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const

export const numberWord = (n: number): string | null => WORDS[n] ?? null

export const NUMBER_ROWS: readonly (readonly [string, number])[] = WORDS.map((word, n) => [word, n] as const)

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const
export const ORDINAL_ROWS: readonly (readonly [string, number])[] = ORDINALS.map((word, n) => [word, n + 1] as const)
