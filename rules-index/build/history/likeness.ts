import type { ComparableRule } from './comparable-text.ts'

/** A rule as a bag of its words and pairs of neighbouring words, the rarer the heavier. */
export interface Bag {
  readonly weights: ReadonlyMap<string, number>
  readonly total: number
}

const featuresOf = ({ modern }: ComparableRule): string[] => [
  ...modern,
  ...modern.slice(1).map((word, i) => `${modern[i]} ${word}`),
]

/** Weighs the features of rules by how few of all the rules have them. */
export const makeBags = (...sides: readonly (readonly ComparableRule[])[]): ((rule: ComparableRule) => Bag) => {
  const holders = new Map<string, number>()
  const size = sides.reduce((sum, side) => sum + side.length, 0)
  for (const rule of sides.flat()) {
    for (const feature of new Set(featuresOf(rule))) holders.set(feature, (holders.get(feature) ?? 0) + 1)
  }
  const made = new Map<ComparableRule, Bag>()
  return (rule) => {
    const known = made.get(rule)
    if (known !== undefined) return known
    const weights = new Map<string, number>()
    let total = 0
    for (const feature of featuresOf(rule)) {
      const weight = Math.log(1 + size / (holders.get(feature) ?? 1))
      weights.set(feature, (weights.get(feature) ?? 0) + weight)
      total += weight
    }
    const bag = { weights, total }
    made.set(rule, bag)
    return bag
  }
}

const sharedWeight = (a: Bag, b: Bag): number => {
  const [less, more] = a.weights.size < b.weights.size ? [a, b] : [b, a]
  let sum = 0
  for (const [feature, weight] of less.weights) sum += Math.min(weight, more.weights.get(feature) ?? 0)
  return sum
}

/** 0 for nothing in common, 1 for the same words in the same order. */
export const likeness = (a: Bag, b: Bag): number =>
  a.total + b.total === 0 ? 0 : (2 * sharedWeight(a, b)) / (a.total + b.total)

/** How much of `part` is found in `whole`: 1 for all of it. */
export const containment = (part: Bag, whole: Bag): number =>
  part.total === 0 ? 0 : sharedWeight(part, whole) / part.total
