import { numberOfRank } from '../core/rule-number.ts'
import { foldName } from './analysis/fold.ts'
import type { Edition } from './binary/open-edition.ts'
import type { EditionInfo, TermDetails } from './edition-content.ts'
import { type RuleRef, refer } from './lookup.ts'
import { formsOfTerm } from './term-forms.ts'

export interface GlossaryView {
  readonly edition: EditionInfo
  readonly term: string
  readonly text: string
  readonly see: readonly RuleRef[]
  /** What only the project's own glossary knows; null for an imported one. */
  readonly more: TermDetails | null
  /** How the name asked for leads here: the term itself, the same in the other language, what it was called before, or a word of players. */
  readonly foundBy: TermMatch
}

export const TERM_MATCHES = ['term', 'counterpart', 'older', 'also'] as const
export type TermMatch = (typeof TERM_MATCHES)[number]

/** A term of a glossary, and the same in the other language where that is known. */
export interface TermPair {
  readonly term: string
  readonly counterpart: string | null
}

/** The terms of an edition's glossary, as printed. */
export const listGlossary = ({ glossary }: Edition): TermPair[] =>
  Array.from({ length: glossary.size }, (_, i) => ({
    term: glossary.term(i),
    counterpart: glossary.more(i)?.counterpart ?? null,
  }))

/** One entry with everything known of it. */
export const viewTerm = (edition: Edition, entry: number, foundBy: TermMatch = 'term'): GlossaryView => ({
  edition: edition.info,
  term: edition.glossary.term(entry),
  text: edition.glossary.text(entry),
  see: Array.from(edition.glossary.see(entry), (rank) => refer(edition, numberOfRank(rank))),
  more: edition.glossary.more(entry),
  foundBy,
})

/**
 * A glossary entry by its term in either language, by what it was called before, or by a word of players; case, accents
 * and punctuation are of no account. null where there is none.
 */
export const findGlossaryTerm = (edition: Edition, term: string): GlossaryView | null => {
  const wanted = foldName(term)
  const isWanted = (name: string): boolean => foldName(name) === wanted
  const { glossary } = edition
  const names: Readonly<Record<TermMatch, (entry: number) => readonly string[]>> = {
    term: (entry) => formsOfTerm(glossary.term(entry)),
    counterpart: (entry) => formsOfTerm(glossary.more(entry)?.counterpart ?? ''),
    older: (entry) => glossary.more(entry)?.older.map(({ name }) => name) ?? [],
    also: (entry) => glossary.more(entry)?.also ?? [],
  }
  for (const match of TERM_MATCHES) {
    for (let entry = 0; entry < glossary.size; entry++) {
      if (names[match](entry).some(isWanted)) return viewTerm(edition, entry, match)
    }
  }
  return null
}

/** The same entry in an edition of the other language; null where that has none. */
export const findCounterpart = (other: Edition, { more }: GlossaryView): GlossaryView | null => {
  if (more === null) return null
  for (let entry = 0; entry < other.glossary.size; entry++) {
    if (other.glossary.term(entry) === more.counterpart) return viewTerm(other, entry)
  }
  return null
}
