import { numberOfRank } from '../core/rule-number.ts'
import { foldName } from './analysis/fold.ts'
import type { Edition } from './binary/open-edition.ts'
import type { EditionInfo } from './edition-content.ts'
import { type RuleRef, refer } from './lookup.ts'

export interface GlossaryView {
  readonly edition: EditionInfo
  readonly term: string
  readonly text: string
  readonly see: readonly RuleRef[]
}

/** The terms of an edition's glossary, as printed. */
export const listGlossary = (edition: Edition): string[] =>
  Array.from({ length: edition.glossary.size }, (_, i) => edition.glossary.term(i))

/** A glossary entry by its term, without regard to case, accents and punctuation; null where there is none. */
export const findGlossaryTerm = (edition: Edition, term: string): GlossaryView | null => {
  const wanted = foldName(term)
  const { glossary } = edition
  for (let entry = 0; entry < glossary.size; entry++) {
    const forms = glossary.term(entry).split(/\s*;\s*/)
    if (![glossary.term(entry), ...forms].some((form) => foldName(form) === wanted)) continue
    const see = Array.from(glossary.see(entry), (rank) => refer(edition, numberOfRank(rank)))
    return { edition: edition.info, term: glossary.term(entry), text: glossary.text(entry), see }
  }
  return null
}
