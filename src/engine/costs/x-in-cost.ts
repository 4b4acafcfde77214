import type { Cost, CostPart } from '../../core/cost.ts'
import { isVariable } from '../../core/mana.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'

export const LARGEST_X = 1_000_000

/** Whether a cost has an X in it. */
export const usesX = (cost: Cost, card: string): boolean => {
  const symbols = cost.flatMap((part) => (part.kind === 'mana' ? part.mana.filter(isVariable) : []))
  /** CR 107.3p: a second variable would need a second number. */
  if (symbols.some((symbol) => symbol !== 'X')) leaveUnsupportedRule('107.3p', card, '{Y}')
  return symbols.length > 0 || cost.some(namesX)
}

const namesX = (part: CostPart): boolean =>
  part.kind === 'loyalty'
    ? typeof part.amount === 'string'
    : part.kind !== 'mana' && JSON.stringify(part).includes('{"kind":"x"}')

/** The largest number that is possible, where all smaller ones are too; null if not even 0 is. */
export const largestX = (isPossible: (value: number) => boolean): number | null => {
  if (!isPossible(0)) return null
  let good = 0
  let bad = 1
  while (bad <= LARGEST_X && isPossible(bad)) {
    good = bad
    bad *= 2
  }
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (isPossible(middle)) good = middle
    else bad = middle
  }
  return good
}
