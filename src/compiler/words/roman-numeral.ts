const SIGNS = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** CR 714.2a: the numeral of a chapter symbol. */
export const romanNumeral = (value: number): string => {
  let left = value
  let text = ''
  for (const [sign, worth] of SIGNS) {
    while (left >= worth) {
      text += sign
      left -= worth
    }
  }
  return text
}

const NUMERALS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 20 }, (_, at) => [romanNumeral(at + 1), at + 1] as const),
)

/** The number a numeral stands for; undefined for what is none. */
export const parseRomanNumeral = (text: string): number | undefined => NUMERALS.get(text)
