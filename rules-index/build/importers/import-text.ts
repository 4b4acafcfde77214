import type { Language, RuleContent } from '../../../src/library/index.ts'
import type { Numbering } from '../facts/numbering.ts'
import { decodeBytes } from './decode-bytes.ts'
import { detectEdition } from './detect-edition.ts'
import type { ImportNote, ParsedText } from './imported-text.ts'
import { splitLines } from './line-forms.ts'
import { recogniseLanguage, recogniseLayout } from './recognise-layout.ts'

/** One official text, read. Several of the same edition and language are merged when the index is built. */
export interface ImportedSource extends Omit<ParsedText, 'notes'> {
  readonly source: string
  readonly layout: string
  readonly encoding: string
  readonly edition: string
  readonly approximate: boolean
  readonly language: Language
}

export interface ImportOptions {
  readonly edition?: string | undefined
  readonly language?: Language | undefined
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly source: ImportedSource; readonly notes: readonly ImportNote[] }
  | { readonly kind: 'refused'; readonly why: 'empty' | 'no-layout' | 'no-rules' | 'no-edition' }

/** Reads the bytes of one file; says what is missing instead of guessing. */
export const importText = (
  name: string,
  bytes: Uint8Array,
  options: ImportOptions,
  numbering: Numbering | null,
): ImportOutcome => {
  const { text, encoding } = decodeBytes(bytes)
  if (text.trim() === '') return { kind: 'refused', why: 'empty' }
  const language = options.language ?? recogniseLanguage(text)
  const lines = splitLines(text)
  const layout = recogniseLayout(lines, language)
  if (layout === null) return { kind: 'refused', why: 'no-layout' }
  const { notes, ...parsed } = layout.parse(lines)
  if (!parsed.rules.some(isNumbered)) return { kind: 'refused', why: 'no-rules' }
  const detected =
    options.edition === undefined ? detectEdition(name, text, { ...parsed, notes }, language, numbering) : null
  const edition = options.edition ?? detected?.edition
  if (edition === undefined) return { kind: 'refused', why: 'no-edition' }
  const approximate = detected?.approximate ?? false
  return {
    kind: 'imported',
    source: { source: name, layout: layout.name, encoding, edition, approximate, language, ...parsed },
    notes,
  }
}

const isNumbered = ({ number }: RuleContent): boolean => number.includes('.')
