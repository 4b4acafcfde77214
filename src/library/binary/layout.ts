/**
 * One edition in one language is one binary file: a table of parts, then the parts, each aligned to four bytes, so that
 * opening a file costs a few typed-array views and nothing is decoded before it is asked for.
 */
export const MAGIC = 0x52425241
export const VERSION = 2

/** The parts in file order. Ranks are those of `rankOf` in core/rule-number.ts. */
export const PARTS = [
  /** EditionInfo as JSON. */
  'info',
  /** u32 × rows: the rank of each row, rising. */
  'ranks',
  /** u32 × (rows + 1): a row's first string; its title, text and list come first, its examples after them. */
  'rowStrings',
  /** u32 × (strings + 1) and the bytes they point into. */
  'stringOffsets',
  'stringBytes',
  /** u32 × (rows + 1) into `see`; u32 ranks. */
  'seeOffsets',
  'see',
  /** u32 × (rows + 1) into `seenFrom`; u16 rows. */
  'seenFromOffsets',
  'seenFrom',
  /** u32 × (entries + 1) into `glossarySee`; u32 ranks. The strings of the glossary are the last ones: term, text, term, text… */
  'glossarySeeOffsets',
  'glossarySee',
  /** Names that lead straight to rules, folded and sorted: u32 × (names + 1), bytes, u32 × (names + 1), u32 ranks. */
  'nameOffsets',
  'nameBytes',
  'nameTargetOffsets',
  'nameTargets',
  /** How each name is written; '' for a form that is only there to be found. */
  'nameLabelOffsets',
  'nameLabelBytes',
  /** The vocabulary, sorted by bytes: u32 × (words + 1), bytes. */
  'wordOffsets',
  'wordBytes',
  /** u32 × (words + 1) into `postings`; u16 × words: in how many rows. */
  'postingOffsets',
  'wordRows',
  /** For each word, its counterparts in the other language: `term trust term trust…`. Empty where none were learnt. */
  'translationOffsets',
  'translationBytes',
  /** For each row of a word: the step from the row before (7 bits a byte, high bit goes on), then one byte of weight. */
  'postings',
  /** u32: every number that the official edition has. */
  'known',
] as const
export type PartName = (typeof PARTS)[number]

const HEADER_WORDS = 2 + PARTS.length * 2

type Part = Uint8Array | Uint16Array | Uint32Array

export const writeParts = (parts: Readonly<Record<PartName, Part>>): Uint8Array<ArrayBuffer> => {
  const align = (n: number): number => (n + 3) & ~3
  const header = new Uint32Array(HEADER_WORDS)
  header.set([MAGIC, VERSION])
  let end = header.byteLength
  PARTS.forEach((name, i) => {
    header.set([end, parts[name].byteLength], 2 + i * 2)
    end = align(end + parts[name].byteLength)
  })
  const file = new Uint8Array(end)
  file.set(new Uint8Array(header.buffer))
  PARTS.forEach((name, i) => {
    const part = parts[name]
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), header[2 + i * 2])
  })
  return file
}

export interface PartReader {
  bytes(name: PartName): Uint8Array
  u16(name: PartName): Uint16Array
  u32(name: PartName): Uint32Array
}

/** Throws a RangeError where the buffer is not such a file; buffers come from the builder, never from a request. */
export const readParts = (buffer: ArrayBuffer): PartReader => {
  const header = buffer.byteLength >= HEADER_WORDS * 4 ? new Uint32Array(buffer, 0, HEADER_WORDS) : new Uint32Array(2)
  if (header[0] !== MAGIC || header[1] !== VERSION) throw new RangeError('not an edition file of this version')
  const place = (name: PartName): [number, number] => {
    const i = 2 + PARTS.indexOf(name) * 2
    return [header[i] as number, header[i + 1] as number]
  }
  return {
    bytes: (name) => new Uint8Array(buffer, ...place(name)),
    u16: (name) => {
      const [offset, length] = place(name)
      return new Uint16Array(buffer, offset, length / 2)
    },
    u32: (name) => {
      const [offset, length] = place(name)
      return new Uint32Array(buffer, offset, length / 4)
    },
  }
}
