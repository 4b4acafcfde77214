import { analyze } from '../analysis/analyze.ts'
import type { Language } from '../edition-content.ts'

/** Where the words of the question stand in a text: UTF-16 offsets, rising, without overlap. */
export type Marks = readonly (readonly [start: number, end: number])[]

export const markWords = (text: string, language: Language, terms: ReadonlySet<string>): Marks =>
  terms.size === 0
    ? []
    : analyze(text, language)
        .filter((word) => word.terms.some((term) => terms.has(term)))
        .map(({ start, end }) => [start, end])
