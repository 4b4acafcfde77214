import type { Named } from '../core/illegality.ts'
import type { Lang } from '../core/lang.ts'
import type { ManaType } from '../core/mana.ts'
import { nameIn } from './speaker.ts'

/** Names by id. A function, since ids are the sender's and may be anything; what it does not know is said by its id. */
export type Names = (id: string) => Named | undefined

/** How a sentence about events and decisions says ids: objects by name, players as they are. */
export interface Teller {
  name(id: string): string
  /** For an object that may be hidden: its name if known, else the words given. */
  nameOr(id: string | null, otherwise: string): string
  list(ids: readonly string[]): string
  mana(mana: readonly ManaType[]): string
}

const AND: Readonly<Record<Lang, string>> = { en: 'and', fr: 'et' }

export const tellerOf = (lang: Lang, names: Names): Teller => {
  const known = (id: string): string | undefined => {
    const named = names(id)
    return named && nameIn(named, lang)
  }
  const name = (id: string): string => known(id) ?? id
  return {
    name,
    nameOr: (id, otherwise) => (id === null ? otherwise : (known(id) ?? otherwise)),
    list: (ids) => joinWords(ids.map(name), AND[lang]),
    mana: (mana) => mana.map((type) => `{${type}}`).join(''),
  }
}

/** “a”, “a and b”, “a, b and c”. */
export const joinWords = (words: readonly string[], conjunction: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
