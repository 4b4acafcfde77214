/** The measured settings of the index; change one only with the relevance figures before and after (test/relevance). */
export const FIELDS = ['text', 'title', 'headings', 'parent', 'examples', 'also'] as const
export type Field = (typeof FIELDS)[number]

/** BM25F: how much a field counts, and how much its length is held against it (0 not at all, 1 fully). */
export const FIELD_WEIGHTS: Readonly<Record<Field, { readonly weight: number; readonly lengthPenalty: number }>> = {
  text: { weight: 1, lengthPenalty: 0.6 },
  title: { weight: 2.5, lengthPenalty: 0.3 },
  headings: { weight: 0.8, lengthPenalty: 0.3 },
  parent: { weight: 0.4, lengthPenalty: 0.7 },
  examples: { weight: 0.35, lengthPenalty: 0.7 },
  also: { weight: 2, lengthPenalty: 0.2 },
}

/** BM25's saturation: how soon a word said again stops adding. */
export const SATURATION = 1.2

/** A text of more words than this is a list rather than a rule, and weighs less the longer it is. */
export const LIST_LENGTH = 120

/** How strongly a rule that answers only part of the question gives way to one that answers all of it. */
export const COORDINATION = 0.5

/** What a name asked for outright is worth: to the rule so called, and to those under it. Larger than any sum of words. */
export const NAMED = { itself: 1000, below: 900, first: 3, misspelt: 0.9 } as const

/** No ranking goes further than this many hits. */
export const MOST_HITS = 200
