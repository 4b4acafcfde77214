import { analyze } from '../analysis/analyze.ts'
import { sortByBytes } from '../binary/string-table.ts'
import type { Language } from '../edition-content.ts'
import { FIELDS, type Field, RANKING } from './weights.ts'

/** The texts by which one row may be found. */
export type RowFields = Readonly<Record<Field, string>>

export interface WordIndex {
  readonly words: readonly string[]
  readonly postingOffsets: Uint32Array
  readonly wordRows: Uint16Array
  readonly postings: Uint8Array
}

type FieldCounts = { readonly counts: ReadonlyMap<string, number>; readonly length: number }

const countTerms = (text: string, language: Language): FieldCounts => {
  const counts = new Map<string, number>()
  const words = analyze(text, language)
  for (const word of words) for (const term of word.terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { counts, length: words.length }
}

/** BM25F with everything but the rarity of the word worked out beforehand, so that a query only adds bytes up. */
export const writeIndex = (rows: readonly RowFields[], language: Language): WordIndex => {
  const counted = rows.map((row) => FIELDS.map((field) => countTerms(row[field], language)))
  const means = FIELDS.map((_, f) => {
    const lengths = counted.map((fields) => (fields[f] as FieldCounts).length).filter((length) => length > 0)
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  })
  const weights = new Map<string, { row: number; weight: number }[]>()
  counted.forEach((fields, row) => {
    for (const [term, weight] of weighRow(fields, means)) {
      const list = weights.get(term)
      if (list === undefined) weights.set(term, [{ row, weight }])
      else list.push({ row, weight })
    }
  })
  return packPostings(weights)
}

const weighRow = (fields: readonly FieldCounts[], means: readonly number[]): Map<string, number> => {
  const raw = new Map<string, number>()
  fields.forEach(({ counts, length }, f) => {
    const { weight, lengthPenalty } = RANKING.fields[FIELDS[f] as Field]
    const norm = 1 - lengthPenalty + (lengthPenalty * length) / Math.max(1, means[f] as number)
    for (const [term, count] of counts) raw.set(term, (raw.get(term) ?? 0) + (weight * count) / norm)
  })
  const textLength = (fields[0] as FieldCounts).length
  const penalty = textLength > RANKING.listLength ? RANKING.listLength / textLength : 1
  for (const [term, sum] of raw) raw.set(term, (penalty * sum) / (RANKING.saturation + sum))
  return raw
}

const packPostings = (weights: ReadonlyMap<string, readonly { row: number; weight: number }[]>): WordIndex => {
  const words = sortByBytes(weights.keys())
  const postingOffsets = new Uint32Array(words.length + 1)
  const wordRows = new Uint16Array(words.length)
  const bytes: number[] = []
  words.forEach((word, w) => {
    const list = weights.get(word) ?? []
    wordRows[w] = list.length
    let before = -1
    for (const { row, weight } of list) {
      let step = row - before - 1
      for (; step > 127; step >>= 7) bytes.push((step & 127) | 128)
      bytes.push(step, Math.max(1, Math.round(weight * 255)))
      before = row
    }
    postingOffsets[w + 1] = bytes.length
  })
  return { words, postingOffsets, wordRows, postings: Uint8Array.from(bytes) }
}
