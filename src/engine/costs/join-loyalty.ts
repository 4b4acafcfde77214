import type { Cost } from '../../core/cost.ts'

/** CR 606.5: costs to put loyalty counters on and to take some off are one cost, by what they come to together. */
export const joinLoyalty = (cost: Cost, x: number): Cost => {
  const parts = cost.flatMap((part) => (part.kind === 'loyalty' ? [part.amount] : []))
  if (parts.length < 2) return cost
  const amount = parts.reduce<number>((sum, one) => sum + (one === 'X' ? x : one === '-X' ? -x : one), 0)
  return [...cost.filter(({ kind }) => kind !== 'loyalty'), { kind: 'loyalty', amount }]
}
