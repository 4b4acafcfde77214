export const NOTATION_LANGS = ['en', 'fr'] as const
export type NotationLang = (typeof NOTATION_LANGS)[number]

/** Case, accents, kinds of apostrophes, hyphens and repeated spaces make no difference to a keyword. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
