import type { StringTable } from '../binary/string-table.ts'
import { editDistance } from './levenshtein.ts'

export interface Nearest {
  /** Of the strings that are nearest, all equally near. */
  readonly places: readonly number[]
  readonly distance: number
}

/** The strings of a table nearest to a word, at most `limit` edits away; those that are no nearer than others are all given. */
export const nearestStrings = (
  table: StringTable,
  word: string,
  limit: number,
  isWanted: (candidate: string) => boolean = () => true,
): Nearest => {
  let distance = limit
  let places: number[] = []
  if (limit > 0) {
    const letters = lettersOf(word)
    const { strings, lengths, masks } = readTable(table)
    for (let place = 0; place < strings.length; place++) {
      if (Math.abs((lengths[place] as number) - word.length) > distance) continue
      if (differing(letters, masks[place] as number) > distance * 2) continue
      const candidate = strings[place] as string
      if (!isWanted(candidate)) continue
      const found = editDistance(word, candidate, distance)
      if (found > distance) continue
      if (found < distance) places = []
      distance = found
      places.push(place)
    }
  }
  return { places, distance }
}

interface ReadTable {
  readonly strings: readonly string[]
  readonly lengths: Uint8Array
  readonly masks: Int32Array
}

const decoded = new WeakMap<StringTable, ReadTable>()

/** A whole table decoded, once: only misspelt words and completions need it. */
const readTable = (table: StringTable): ReadTable => {
  const known = decoded.get(table)
  if (known !== undefined) return known
  const strings = Array.from({ length: table.size }, (_, place) => table.at(place))
  const read = {
    strings,
    lengths: Uint8Array.from(strings, ({ length }) => Math.min(length, 255)),
    masks: Int32Array.from(strings, lettersOf),
  }
  decoded.set(table, read)
  return read
}

export const readAll = (table: StringTable): readonly string[] => readTable(table).strings

/** Which letters a word has, one bit each: two words far apart in these need no closer look. */
const lettersOf = (word: string): number => {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits
}

const differing = (a: number, b: number): number => {
  let count = 0
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++
  return count
}
