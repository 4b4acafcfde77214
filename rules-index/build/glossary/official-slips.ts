/** References of the official glossary that lead to the wrong rule, by term: ours leads to the right one. */
export const OFFICIAL_SLIPS: Readonly<Record<string, readonly string[]>> = {
  Endure: ['702.62'],
}
