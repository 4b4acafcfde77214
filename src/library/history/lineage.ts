import type { EditionDate } from '../../core/edition.ts'

/** A stretch of editions, by their places in the list of editions, during which a rule kept its number and its wording. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly number: string
  /** Which of its wordings, counted from 0; a wording that comes back keeps its count. */
  readonly wording: number
}

/** One rule through time. */
export interface Lineage {
  /** Its first number and edition, `217.1c@2001-07-23`: the same for ever, whatever editions are added later. */
  readonly id: string
  readonly spans: readonly Span[]
  /** The id of the rule of which it was a part before it had a number of its own. */
  readonly splitFrom?: string
  /** The id of the rule into which it went when it lost its number. */
  readonly mergedInto?: string
}

/** The numbers of all rules in all editions, oldest first. Facts without a word of text. */
export interface HistoryContent {
  readonly editions: readonly EditionDate[]
  readonly lineages: readonly Lineage[]
}
