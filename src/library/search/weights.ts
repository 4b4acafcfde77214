export const FIELDS = ['text', 'title', 'headings', 'parent', 'examples', 'also'] as const
export type Field = (typeof FIELDS)[number]

/** The measured settings of the search; change one only with the figures of test/relevance before and after. */
export const RANKING = {
  /** BM25F: how much a field counts, and how much its length is held against it (0 not at all, 1 fully). */
  fields: {
    text: { weight: 1, lengthPenalty: 0.3 },
    title: { weight: 2.5, lengthPenalty: 0.3 },
    headings: { weight: 4, lengthPenalty: 0.3 },
    parent: { weight: 0.25, lengthPenalty: 0.7 },
    examples: { weight: 0.3, lengthPenalty: 0.7 },
    also: { weight: 2, lengthPenalty: 0.2 },
  } satisfies Record<Field, { weight: number; lengthPenalty: number }>,
  /** BM25's saturation: how soon a word said again stops adding. */
  saturation: 1.8,
  /** A text of more words than this is a list rather than a rule, and weighs less the longer it is. */
  listLength: 160,
  /** How strongly a rule that answers only part of the question gives way to one that answers all of it. */
  coordination: 0.25,
  /** Words that stand together: how many of the best rows are read again, how far apart still counts, how much it adds. */
  phrases: { rows: 15, reach: 3, weight: 0.5 },
  /** How much of its subrules' score a rule gets, and how near to them its own must be. */
  openings: { share: 0.2, least: 0.6 },
  /** How much the restatement's words, players' words above all, say for the same rule of an official text of its date. */
  companion: 0.4,
  /** How much a rule's restatement in the language of the question says for the rule, beside the translated words. */
  pairing: 1,
  /** What a name inside a question adds to the rules it leads to, by the rarity of its words. */
  namesInside: 0.3,
  /** A capitalised word inside a question is mostly the name of a card, which the rules do not know. */
  cardNames: 0.5,
  /**
   * What a name asked for outright is worth, to the rule so called and to those under it: more than any sum of words. A
   * title says more than a term that leads to a rule, and more still where it is written just so; where the glossary defines
   * the term, its rules come before those that only list it among players' words; the first rule under a
   * heading is mostly its definition.
   */
  named: {
    exactHeading: { itself: 1060, below: 1040 },
    exactTitle: { itself: 1030, below: 1010 },
    title: { itself: 1000, below: 980 },
    defined: { itself: 970, below: 955 },
    term: { itself: 940, below: 900 },
    first: 3,
    misspelt: 0.9,
  },
  /** No ranking goes further than this many hits. */
  mostHits: 200,
}
