/** French words that change before the word that follows: elision (d’, l’, qu’, s’) and contraction (du, des, au, aux). */

const NBSP = '\u00a0'
/** An h that forbids elision; every other h is mute. */
const ASPIRATED = /^(?:hag|halfelin|harpie|hâte|héros|hors|hériss|hache|haie|hareng|hibou|hobgobelin|hyène)/iu
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæh]/iu
const Y_CONSONANT = /^y[aeiouéè]/iu

/** Whether a word before this one elides: `elfe` and `horreur` do, `héros` and `yeti` do not. */
export const startsWithVowel = (text: string): boolean => {
  const word = text.replace(/^[«“"({[\s\u00a0]+/u, '')
  return VOWEL.test(word) && !ASPIRATED.test(word) && !Y_CONSONANT.test(word)
}

const elided = (full: string, short: string, next: string): string =>
  startsWithVowel(next) ? `${short}’${next}` : `${full} ${next}`

/** `le sort` → `du sort`, `les cartes` → `des cartes`, `elfe` → `d’elfe`. */
export const withDe = (text: string): string => {
  if (/^le\s/u.test(text)) return `du${text.slice(2)}`
  if (/^les\s/u.test(text)) return `des${text.slice(3)}`
  return elided('de', 'd', text)
}

/** `le joueur` → `au joueur`, `les créatures` → `aux créatures`. */
export const withA = (text: string): string => {
  if (/^le\s/u.test(text)) return `au${text.slice(2)}`
  if (/^les\s/u.test(text)) return `aux${text.slice(3)}`
  return `à ${text}`
}

export const withQue = (text: string): string => elided('que', 'qu', text)
export const withNe = (text: string): string => elided('ne', 'n', text)
export const withSe = (text: string): string => elided('se', 's', text)
export const withLe = (text: string): string => elided('le', 'l', text)
export const withLa = (text: string): string => elided('la', 'l', text)

/** Only `il` and `ils` elide a conditional `si`. */
export const withSi = (text: string): string => (/^ils?\b/u.test(text) ? `s’${text}` : `si ${text}`)

/** The first letter a capital; a symbol or a number in front stays as it is. */
export const capitalize = (text: string): string =>
  text.replace(/^([«“]?[\s\u00a0]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())

/** A text in French quotation marks with the spaces that belong inside them. */
export const quoted = (text: string): string => `«${NBSP}${text}${NBSP}»`

/** What stands before a colon and after it. */
export const withColon = (before: string, after: string): string => `${before}${NBSP}: ${after}`

/** `a`, `a et b`, `a, b et c`. */
export const joinWith = (word: string, parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
