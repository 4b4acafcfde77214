import type { CardLookup } from '../core/card.ts'
import type { TargetId } from '../core/ids.ts'
import type { Words } from './keywords.ts'
import type { NotationLang } from './lang.ts'
import { NotationError } from './notation-error.ts'
import type { NotedObject } from './noted-object.ts'
import { printName, printWord } from './quote.ts'
import { type Names, type Places, resolveName } from './resolve-name.ts'

/** How a text is printed: its language, its card names if they can be looked up, and what names mean in it. */
export interface Printing extends Names {
  readonly lang: NotationLang
  readonly cards: CardLookup | undefined
  objects: readonly NotedObject[]
}

export const say = (printing: Printing, words: Words): string => words[printing.lang][0] ?? ''

/** A card's name in the language of the text, if that leads back to the card. */
export const cardName = (printing: Printing, name: string): string => {
  if (printing.lang === 'en') return name
  const local = printing.cards?.(name)?.names?.[printing.lang]
  return local !== undefined && printing.cards?.(local)?.name === name ? local : name
}

/** An object or a player by the name it has to itself, else by id. */
export const printRef = (printing: Printing, id: TargetId, places: Places): string => {
  const name = printing.objects.find((one) => one.id === id)?.name ?? null
  if (name === null) return printWord(id)
  const text = cardName(printing, name)
  return printName(text) === text && meansIt(printing, text, id, places) ? text : printWord(id)
}

const meansIt = (printing: Printing, text: string, id: TargetId, places: Places): boolean => {
  try {
    return resolveName(printing, { text, quoted: false, line: 0, column: 0 }, places) === id
  } catch (error) {
    if (error instanceof NotationError) return false
    throw error
  }
}
