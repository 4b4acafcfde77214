import { type RuleNumber, rankOf } from '../../core/rule-number.ts'
import type { EditionInfo, TermDetails, Translation } from '../edition-content.ts'
import { EDITION_FILE } from './edition-file.ts'
import { readParts } from './layout.ts'
import { openStrings, type StringTable } from './string-table.ts'
import { decodeText } from './text-codec.ts'

/** One opened edition in one language. Rows stand in the order of the document; texts are decoded when asked for. */
export interface Edition {
  readonly info: EditionInfo
  readonly size: number
  /** Rank of each row, rising. */
  readonly ranks: Uint32Array
  /** Every number that the official edition has, rising; empty where that is not known. */
  readonly known: Uint32Array
  /** The row of a number, or -1. */
  rowOf(number: RuleNumber): number
  rowOfRank(rank: number): number
  title(row: number): string
  text(row: number): string
  list(row: number): string[]
  examples(row: number): string[]
  /** Ranks of the rules that this one cites. */
  see(row: number): Uint32Array
  /** Rows that cite this one. */
  seenFrom(row: number): Uint16Array
  readonly glossary: GlossaryTable
  /** Folded titles, terms and players' words, sorted, with the ranks they lead to. */
  readonly names: StringTable
  nameTargets(name: number): Uint32Array
  /** How a name is written; '' for a form that is only there to be found. */
  nameLabel(name: number): string
  readonly words: WordTable
}

export interface GlossaryTable {
  readonly size: number
  term(entry: number): string
  text(entry: number): string
  /** What only the project's own glossary knows; null for an imported one. */
  more(entry: number): TermDetails | null
  see(entry: number): Uint32Array
}

export interface WordTable {
  readonly strings: StringTable
  /** In how many rows a word stands. */
  rows(word: number): number
  /** Its counterparts in the other language, the surest first; empty where none were learnt. */
  translations(word: number): Translation[]
  /** Calls back with each row of a word and its weight, 1–255. */
  visit(word: number, callback: (row: number, weight: number) => void): void
}

/** Throws a RangeError where the buffer is not an edition file of this version. */
export const openEdition = (buffer: ArrayBuffer): Edition => {
  const parts = readParts(EDITION_FILE, buffer)
  const ranks = parts.u32('ranks')
  const rowStrings = parts.u32('rowStrings')
  const strings = openStrings(parts.u32('stringOffsets'), parts.bytes('stringBytes'))
  const seeOffsets = parts.u32('seeOffsets')
  const see = parts.u32('see')
  const fromOffsets = parts.u32('seenFromOffsets')
  const from = parts.u16('seenFrom')
  const targetOffsets = parts.u32('nameTargetOffsets')
  const targets = parts.u32('nameTargets')
  const first = (row: number): number => rowStrings[row] as number
  const rowOfRank = (rank: number): number => {
    const row = lowerBound(ranks, rank)
    return ranks[row] === rank ? row : -1
  }
  return {
    info: JSON.parse(decodeText(parts.bytes('info'))) as EditionInfo,
    size: ranks.length,
    ranks,
    known: parts.u32('known'),
    rowOf: (number) => rowOfRank(rankOf(number)),
    rowOfRank,
    title: (row) => strings.at(first(row)),
    text: (row) => strings.at(first(row) + 1),
    list: (row) =>
      strings
        .at(first(row) + 2)
        .split('\n')
        .filter((item) => item !== ''),
    examples: (row) => range(first(row) + 3, first(row + 1)).map(strings.at),
    see: (row) => see.subarray(seeOffsets[row], seeOffsets[row + 1]),
    seenFrom: (row) => from.subarray(fromOffsets[row], fromOffsets[row + 1]),
    glossary: openGlossary(
      strings,
      rowStrings[ranks.length] as number,
      parts.u32('glossarySeeOffsets'),
      parts.u32('glossarySee'),
    ),
    names: openStrings(parts.u32('nameOffsets'), parts.bytes('nameBytes')),
    nameLabel: openStrings(parts.u32('nameLabelOffsets'), parts.bytes('nameLabelBytes')).at,
    nameTargets: (name) => targets.subarray(targetOffsets[name], targetOffsets[name + 1]),
    words: openWords(
      openStrings(parts.u32('wordOffsets'), parts.bytes('wordBytes')),
      openStrings(parts.u32('translationOffsets'), parts.bytes('translationBytes')),
      parts.u32('postingOffsets'),
      parts.u16('wordRows'),
      parts.bytes('postings'),
    ),
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** The first place in a rising array whose value is not below `wanted`. */
export const lowerBound = (values: Uint32Array, wanted: number): number => {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Strings of a glossary entry: term, text, details. */
const TERM_STRINGS = 3

const openGlossary = (strings: StringTable, first: number, offsets: Uint32Array, see: Uint32Array): GlossaryTable => ({
  size: (strings.size - first) / TERM_STRINGS,
  term: (entry) => strings.at(first + entry * TERM_STRINGS),
  text: (entry) => strings.at(first + entry * TERM_STRINGS + 1),
  more: (entry) => {
    const more = strings.at(first + entry * TERM_STRINGS + 2)
    return more === '' ? null : (JSON.parse(more) as TermDetails)
  },
  see: (entry) => see.subarray(offsets[entry], offsets[entry + 1]),
})

const openWords = (
  strings: StringTable,
  translations: StringTable,
  offsets: Uint32Array,
  rows: Uint16Array,
  postings: Uint8Array,
): WordTable => ({
  strings,
  rows: (word) => rows[word] as number,
  translations: (word) => {
    const parts = translations.at(word).split(' ')
    const at = (i: number): Translation => ({ term: parts[i * 2] as string, trust: Number(parts[i * 2 + 1]) })
    return Array.from({ length: Math.floor(parts.length / 2) }, (_, i) => at(i))
  },
  visit: (word, callback) => {
    const end = offsets[word + 1] as number
    let row = -1
    for (let at = offsets[word] as number; at < end; ) {
      let step = 0
      let shift = 0
      for (;;) {
        const byte = postings[at++] as number
        step |= (byte & 127) << shift
        if (byte < 128) break
        shift += 7
      }
      row += step + 1
      callback(row, postings[at++] as number)
    }
  },
})
