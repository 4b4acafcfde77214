import { PLAIN_WORDS } from './keywords.ts'
import { fold } from './lang.ts'

const PLAIN_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’.!&_/-]| (?! ))*$/u
const PLAIN_WORD = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}'’._-]*$/u
const SPECIAL = new Set(
  Object.values(PLAIN_WORDS).flatMap((words) => [...words.en, ...words.fr].map((word) => fold(word))),
)

/** A card's name as it can stand in a text: as it is, or in quotation marks where something in it would mislead. */
export const printName = (name: string): string =>
  PLAIN_NAME.test(name) && !/(^| )[x×]?\d+$|->| $/i.test(name) && !isSpecial(name) ? name : JSON.stringify(name)

/** An id or a player's name: one word, or in quotation marks. */
export const printWord = (id: string): string =>
  PLAIN_WORD.test(id) && !/^\d+$|->/.test(id) && !isSpecial(id) ? id : JSON.stringify(id)

const isSpecial = (text: string): boolean =>
  SPECIAL.has(fold(text)) || fold(text).startsWith('ability of ') || fold(text).startsWith('capacite de ')
