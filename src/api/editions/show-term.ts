import type { z } from '@hono/zod-openapi'
import { type Edition, type EditionInfo, findCounterpart, type GlossaryView } from '../../library/index.ts'
import type { glossaryEntry, glossaryEntryRef } from '../schemas/glossary.ts'
import { showEdition, showRef } from './show-rule.ts'

/** The path of a term in one edition and language. */
export const termUri = (term: string, { edition, language }: EditionInfo): string =>
  `/v1/glossary/${encodeURIComponent(term)}?edition=${edition}&lang=${language}`

/** One entry, with the same of the other language where that is held. */
export const showEntry = (view: GlossaryView, other: Edition | null): z.infer<typeof glossaryEntry> => ({
  object: 'glossary-entry',
  term: view.term,
  text: view.text,
  see: view.see.map((ref) => showRef(ref, view.edition)),
  counterpart: showCounterpart(other === null ? null : findCounterpart(other, view)),
  older: (view.more?.older ?? []).map((one) => ({ ...one })),
  also: [...(view.more?.also ?? [])],
  isOurs: view.more?.isOurs ?? false,
  foundBy: view.foundBy,
  edition: showEdition(view.edition),
  uri: termUri(view.term, view.edition),
})

const showCounterpart = (view: GlossaryView | null): z.infer<typeof glossaryEntry>['counterpart'] =>
  view === null
    ? null
    : {
        language: view.edition.language,
        term: view.term,
        text: view.text,
        uri: termUri(view.term, view.edition),
      }

export const showTermRef = ({ term, text, foundBy, edition }: GlossaryView): z.infer<typeof glossaryEntryRef> => ({
  term,
  text,
  foundBy,
  language: edition.language,
  uri: termUri(term, edition),
})
