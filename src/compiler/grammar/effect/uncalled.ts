import type { Condition } from '../../../core/condition.ts'

/**
 * CR 705.2: where a text asks only which side a coin shows, nobody calls the flip, wins it or loses it. Says so of each flip
 * behind which, up to the next one, there is no other question.
 */
export const uncallFlips = <T>(value: T): T => uncalledIn(value) as T

const uncalledIn = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = value.map(uncalledIn)
    return items.map((item, at) =>
      isFlip(item) && asksSidesOnly(items.slice(at + 1)) ? { ...item, uncalled: true } : item,
    )
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, uncalledIn(one)]))
}

const isFlip = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'do' in value && value.do === 'flip-coin' && !('as' in value)

const asksSidesOnly = (after: readonly unknown[]): boolean => {
  const next = after.findIndex(isFlip)
  const asked = outcomesIn(next < 0 ? after : after.slice(0, next))
  return asked.length > 0 && asked.every((came) => came === 'heads' || came === 'tails')
}

type Flip = Extract<Condition, { kind: 'flip' }>

const outcomesIn = (value: unknown): readonly Flip['came'][] => {
  if (typeof value !== 'object' || value === null) return []
  if ('kind' in value && value.kind === 'flip') return [(value as Flip).came]
  return Object.values(value).flatMap(outcomesIn)
}
