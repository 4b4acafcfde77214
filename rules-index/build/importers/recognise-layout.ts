import type { Language } from '../../../src/library/index.ts'
import { englishText } from './english-text.ts'
import { frenchChapterGlued } from './french-chapter-glued.ts'
import { frenchChapterSpaced } from './french-chapter-spaced.ts'
import { frenchOldNumbering } from './french-old-numbering.ts'
import { frenchSite2024 } from './french-site-2024.ts'
import { frenchTable } from './french-table.ts'
import type { Layout } from './imported-text.ts'

export const LAYOUTS: readonly Layout[] = [
  englishText,
  frenchOldNumbering,
  frenchChapterSpaced,
  frenchChapterGlued,
  frenchSite2024,
  frenchTable,
]

const LEAST_LIKENESS = 0.1

/** The layout that a text looks most like, or null where it looks like none. */
export const recogniseLayout = (lines: readonly string[], language: Language): Layout | null => {
  let best: Layout | null = null
  let most = LEAST_LIKENESS
  for (const layout of LAYOUTS) {
    const likeness = layout.likeness(lines, language)
    if (likeness > most) {
      best = layout
      most = likeness
    }
  }
  return best
}

const SIGNS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|of|and|is|that|or|with|from|player|card)\b/gi,
  fr: /(?<!\p{L})(?:le|la|les|des|une|est|et|ou|dans|joueur|carte)(?!\p{L})/giu,
}

/** The language most of a text's small words belong to. */
export const recogniseLanguage = (text: string): Language =>
  (text.match(SIGNS.fr)?.length ?? 0) > (text.match(SIGNS.en)?.length ?? 0) ? 'fr' : 'en'
