import { parseWeighted } from './weighted-list.ts'

/** `text/html; charset=utf-8` → `text/html`. */
export const essenceOf = (contentType: string | undefined): string =>
  (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

export const isJsonType = (essence: string): boolean => /^application\/(?:[\w.-]+\+)?json$/.test(essence)

/**
 * The offered type that an `Accept` header likes best; the first one where it likes none (an answer nobody asked for is
 * more use than a 406). At equal weight an exact name goes before a range, then the order of the offer counts.
 */
export const preferredType = <T extends string>(accept: string | undefined, offered: readonly [T, ...T[]]): T => {
  let best: { type: T; weight: number } = { type: offered[0], weight: 0 }
  const ranges = parseWeighted(accept)
  for (const type of offered) {
    const weight = weightOf(type, ranges)
    if (weight > best.weight) best = { type, weight }
  }
  return best.type
}

const weightOf = (type: string, ranges: readonly { value: string; weight: number }[]): number => {
  const exact = ranges.find(({ value }) => value === type)
  if (exact !== undefined) return exact.weight + 0.0002
  const family = ranges.find(({ value }) => value === `${type.split('/')[0]}/*`)
  if (family !== undefined) return family.weight + 0.0001
  return ranges.find(({ value }) => value === '*/*')?.weight ?? 0
}

/** What a text of the library can be had as; JSON where nothing is preferred. */
export const REPRESENTATIONS = ['application/json', 'text/markdown', 'text/html'] as const
