/** All lineages in one file. Lineages are counted in the order of their ids' first appearance, spans by rank, then time. */
export const HISTORY_FILE = {
  magic: 0x48425241,
  version: 1,
  parts: [
    /** The dates of the editions and the hash of the content as JSON. */
    'info',
    /** Per span: u32 rank of the number, u8 place of the first edition, u8 place of the last, u8 wording, u16 lineage. */
    'spanRanks',
    'spanFrom',
    'spanTo',
    'spanWordings',
    'spanLineages',
    /** u32 × (lineages + 1) into `lineageSpans`; u16 spans in the order of time. */
    'lineageOffsets',
    'lineageSpans',
    /** Per lineage: u16 lineage, or NONE. */
    'splitFrom',
    'mergedInto',
  ],
} as const

export const NONE = 0xffff
