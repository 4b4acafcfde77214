import type { CompiledCard } from '../../src/compiler/index.ts'

export interface GapCount {
  readonly text: string
  readonly count: number
  readonly example: string
}

const ranked = (counts: ReadonlyMap<string, { count: number; example: string }>): readonly GapCount[] =>
  [...counts].map(([text, each]) => ({ text, ...each })).sort((a, b) => b.count - a.count)

/** Texts with their numbers, symbols and names evened out, so that siblings count together. */
const shapeOf = (text: string, name: string): string =>
  text
    .replaceAll(name, '~')
    .replace(/ \([^)]*\)/g, '')
    .replace(/[+-]\d+\/[+-]\d+/g, '±N')
    .replace(/(?:\{[^}]*\})+/g, '{}')
    .replace(/\b(?:\d+|two|three|four|five)\b/g, 'N')

/** Reasons by number of gaps; and, of cards with a single gap, the texts of that gap. */
export const countGaps = (
  cards: readonly CompiledCard[],
): { readonly reasons: readonly GapCount[]; readonly texts: readonly GapCount[] } => {
  const reasons = new Map<string, { count: number; example: string }>()
  const texts = new Map<string, { count: number; example: string }>()
  const add = (map: typeof reasons, key: string, example: string): void => {
    const before = map.get(key)
    map.set(key, { count: (before?.count ?? 0) + 1, example: before?.example ?? example })
  }
  for (const card of cards) {
    const gaps = card.faces.flatMap(({ definition }) => definition.gaps)
    for (const gap of gaps) add(reasons, gap.reason, gap.card)
    const [only, ...more] = gaps
    if (only !== undefined && more.length === 0) add(texts, shapeOf(only.text, only.card), only.card)
  }
  return { reasons: ranked(reasons), texts: ranked(texts) }
}
