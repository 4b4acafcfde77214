import { decodeText, encodeText } from './text-codec.ts'

export interface StringTable {
  readonly size: number
  at(index: number): string
  /** The place of an exact string in a table sorted by bytes, or -1. */
  find(text: string): number
}

export const openStrings = (offsets: Uint32Array, bytes: Uint8Array): StringTable => ({
  size: Math.max(0, offsets.length - 1),
  at: (index) => decodeText(bytes.subarray(offsets[index], offsets[index + 1])),
  find: (text) => {
    const wanted = encodeText(text)
    let low = 0
    let high = offsets.length - 2
    while (low <= high) {
      const middle = (low + high) >> 1
      const order = compareBytes(bytes, offsets[middle] as number, offsets[middle + 1] as number, wanted)
      if (order === 0) return middle
      if (order < 0) low = middle + 1
      else high = middle - 1
    }
    return -1
  },
})

const compareBytes = (bytes: Uint8Array, from: number, to: number, wanted: Uint8Array): number => {
  const length = Math.min(to - from, wanted.length)
  for (let i = 0; i < length; i++) {
    const order = (bytes[from + i] as number) - (wanted[i] as number)
    if (order !== 0) return order
  }
  return to - from - wanted.length
}

export const writeStrings = (strings: readonly string[]): { offsets: Uint32Array; bytes: Uint8Array } => {
  const encoded = strings.map(encodeText)
  const offsets = new Uint32Array(strings.length + 1)
  encoded.forEach((one, i) => {
    offsets[i + 1] = (offsets[i] as number) + one.length
  })
  const bytes = new Uint8Array(offsets[strings.length] as number)
  encoded.forEach((one, i) => {
    bytes.set(one, offsets[i])
  })
  return { offsets, bytes }
}

/** The order in which `find` expects a table. */
export const sortByBytes = (strings: Iterable<string>): string[] =>
  [...strings]
    .map((text) => ({ text, bytes: encodeText(text) }))
    .sort((a, b) => compareBytes(a.bytes, 0, a.bytes.length, b.bytes))
    .map((pair) => pair.text)
