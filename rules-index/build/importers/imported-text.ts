import type { GlossaryContent, Language, RuleContent } from '../../../src/library/index.ts'

/** A line that could not be placed, or a place where the numbering looks wrong; nothing is dropped without one of these. */
export interface ImportNote {
  /** 1-based line of the source. */
  readonly line: number
  readonly text: string
  readonly reason:
    | 'outside-the-rules'
    | 'no-rule-to-join'
    | 'number-out-of-order'
    | 'gap-in-the-numbers'
    | 'number-mended'
    | 'count-does-not-agree'
}

/** What a layout yields; the edition's date is worked out afterwards. */
export interface ParsedText {
  readonly rules: readonly RuleContent[]
  /** Names in the table of contents of sections and headings whose rules the text does not hold. */
  readonly outline: readonly { readonly number: string; readonly title: string }[]
  readonly glossary: readonly GlossaryContent[]
  readonly notes: readonly ImportNote[]
}

/** One page layout: how to tell it, and how to read it. */
export interface Layout {
  readonly name: string
  /** 0–1: how much the text looks like this layout. */
  likeness(lines: readonly string[], language: Language): number
  parse(lines: readonly string[]): ParsedText
}
