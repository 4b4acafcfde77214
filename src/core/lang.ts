/** The languages every human sentence exists in. */
export const LANGUAGES = ['en', 'fr'] as const
export type Lang = (typeof LANGUAGES)[number]

export const isLang = (text: string): text is Lang => (LANGUAGES as readonly string[]).includes(text)

/** One sentence in every language. */
export type Bilingual = Readonly<Record<Lang, string>>
