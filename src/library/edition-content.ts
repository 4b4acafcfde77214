import type { EditionDate } from '../core/edition.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** `restatement`: the project's own wording, shipped. `imported`: an official text that the operator brought in. */
export type EditionKind = 'restatement' | 'imported'

export interface EditionInfo {
  readonly edition: EditionDate
  readonly language: Language
  readonly kind: EditionKind
  /** The date is derived from clues, not stated in the text. */
  readonly approximate: boolean
  /** How many rules and subrules carry a text or a title. */
  readonly ruleCount: number
  /** Where the text comes from: names of files, or the project's own folder. */
  readonly sources: readonly string[]
  /** A hash of the content: the same text gives the same hash. */
  readonly hash: string
}

/** One entry as the builder hands it in; numbers are in canonical form (`702.19b`). */
export interface RuleContent {
  readonly number: string
  /** The name of a section, a heading or a titled rule (702.19 is called Trample); '' for the others. */
  readonly title: string
  readonly text: string
  readonly examples: readonly string[]
  /** Facts that the rule lists (creature types…). */
  readonly list: readonly string[]
  readonly see: readonly string[]
  /** Words by which players know the rule. */
  readonly also: readonly string[]
}

/** What a thing was called before, and in which years. */
export interface OlderName {
  readonly language: Language
  readonly name: string
  /** The year in which the name came into use; null where that is not known. */
  readonly from: number | null
  /** The year in which it went out of use. */
  readonly until: number
}

export interface GlossaryContent {
  readonly term: string
  readonly text: string
  readonly see: readonly string[]
  /** The rest is known of the project's own glossary only. */
  readonly more?: TermDetails
}

export interface TermDetails {
  /** The same term in the other language. */
  readonly counterpart: string
  readonly older: readonly OlderName[]
  /** Words by which players know the thing. */
  readonly also: readonly string[]
  /** Nobody has printed a French term: the project's own stands for it. */
  readonly isOurs: boolean
}

/** A word of the other language, as filed in an index, and how surely it stands for the word it is given for (0–1). */
export interface Translation {
  readonly term: string
  readonly trust: number
}

export interface EditionContent {
  readonly info: EditionInfo
  readonly rules: readonly RuleContent[]
  readonly glossary: readonly GlossaryContent[]
  /** Every number that the official edition has, whether or not its text is held; may be empty. */
  readonly known: readonly string[]
  /** For words of this edition's index, their counterparts in the other language. */
  readonly translations?: ReadonlyMap<string, readonly Translation[]>
}
