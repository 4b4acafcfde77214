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
  const found = namesOf(edition).get(foldName(term))
  return found === undefined ? null : viewTerm(edition, found.entry, found.match)
}

interface Named {
  readonly entry: number
  readonly match: TermMatch
}

const known = new WeakMap<Edition, ReadonlyMap<string, Named>>()

/** Every name of a glossary, folded; of several that agree the surest kind, then the earlier entry. Worked out once. */
const namesOf = (edition: Edition): ReadonlyMap<string, Named> => {
  const before = known.get(edition)
  if (before !== undefined) return before
  const { glossary } = edition
  const details = Array.from({ length: glossary.size }, (_, entry) => glossary.more(entry))
  const forms: Readonly<Record<TermMatch, (entry: number) => readonly string[]>> = {
    term: (entry) => formsOfTerm(glossary.term(entry)),
    counterpart: (entry) => formsOfTerm(details[entry]?.counterpart ?? ''),
    older: (entry) => details[entry]?.older.map(({ name }) => name) ?? [],
    also: (entry) => details[entry]?.also ?? [],
  }
  const names = new Map<string, Named>()
  for (const match of TERM_MATCHES) {
    for (let entry = 0; entry < glossary.size; entry++) {
      for (const form of forms[match](entry)) {
        const name = foldName(form)
        if (!names.has(name)) names.set(name, { entry, match })
      }
    }
  }
  known.set(edition, names)
  return names
}

/** The same entry in an edition of the other language; null where that has none. */
export const findCounterpart = (other: Edition, { more }: GlossaryView): GlossaryView | null => {
  if (more === null) return null
  for (let entry = 0; entry < other.glossary.size; entry++) {
    if (other.glossary.term(entry) === more.counterpart) return viewTerm(other, entry)
  }
  return null
}
