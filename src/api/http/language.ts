import { LANGUAGES, type Language } from '../../library/index.ts'
import type { AppContext } from '../env.ts'
import { parseWeighted } from './weighted-list.ts'

/** Which languages the sentences of an answer come in: one of them, or `both` side by side. */
export type Voice = Language | 'both'

const isLanguage = (text: string | undefined): text is Language => (LANGUAGES as readonly unknown[]).includes(text)

/** The best language held for an `Accept-Language` header; English where it names none of them. */
export const acceptedLanguage = (header: string | undefined): Language => {
  for (const { value } of parseWeighted(header)) {
    const primary = value.split('-')[0]
    if (isLanguage(primary)) return primary
    if (value === '*') return 'en'
  }
  return 'en'
}

/** One language, always: `?lang=en|fr`, else the header. For texts that exist in one language at a time. */
export const languageOf = (c: AppContext): Language => {
  const asked = c.req.query('lang')
  return isLanguage(asked) ? asked : acceptedLanguage(c.req.header('accept-language'))
}

/** Both languages unless one is asked for; `auto` leaves the choice to the header. */
export const voiceOf = (lang: Language | 'auto' | undefined, c: AppContext): Voice =>
  lang === undefined ? 'both' : lang === 'auto' ? acceptedLanguage(c.req.header('accept-language')) : lang

/** Whether the header had a say: then the answer must carry `Vary: Accept-Language`. */
export const dependsOnHeader = (c: AppContext): boolean => !isLanguage(c.req.query('lang'))
