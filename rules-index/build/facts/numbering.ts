import type { HistoryContent } from '../../../src/library/index.ts'

/** Which numbers each edition had, oldest edition first. */
export interface Numbering {
  readonly editions: readonly string[]
  readonly numbers: readonly ReadonlySet<string>[]
}

export const numberingOf = ({ editions, lineages }: HistoryContent): Numbering => {
  const numbers = editions.map(() => new Set<string>())
  for (const { spans } of lineages) {
    for (const { from, to, number } of spans) for (let at = from; at <= to; at++) numbers[at]?.add(number)
  }
  return { editions, numbers }
}
