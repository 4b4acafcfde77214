/** One edition in one language. Ranks are those of `rankOf` in core/rule-number.ts. */
export const EDITION_FILE = {
  magic: 0x52425241,
  version: 3,
  parts: [
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
    /** u32 × (entries + 1) into `glossarySee`; u32 ranks. The strings of the glossary are the last ones: term, text and TermDetails as JSON ('' where there are none) of each entry. */
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
  ],
} as const
