/** Most words need nothing done. */
const PLAIN = /^[ !-_a-~]*$/
const MARKS = /\p{M}+/gu
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Lower case, without accents or ligatures, one kind of apostrophe: `Mal d’Évasion` → `mal d'evasion`. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  return PLAIN.test(lower) ? lower : foldLetters(lower)
}

const foldLetters = (text: string): string =>
  text
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[’‘ʼ`´]/g, "'")
    .normalize('NFD')
    .replace(MARKS, '')

/** A title or term reduced to what people may type for it: folded, dashes and punctuation as single spaces. */
export const foldName = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}{}+/']+/gu, ' ')
    .trim()
