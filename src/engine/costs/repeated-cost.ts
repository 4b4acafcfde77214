import type { Amount } from '../../core/amount.ts'
import type { Cost, CostPart } from '../../core/cost.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'

/** CR 702.24a: a cost so many times over as one cost: choices in it are made for each time, and no object pays for two. */
export const repeatedCost = (env: Env, cost: Cost, times: number): Cost =>
  times <= 0 ? [] : cost.flatMap((part) => repeated(env, part, times))

const repeated = (env: Env, part: CostPart, times: number): readonly CostPart[] => {
  const many = (amount: Amount): number => times * Math.max(0, evaluate(env, amount))
  switch (part.kind) {
    case 'mana':
      return [{ ...part, mana: Array.from({ length: times }, () => part.mana).flat() }]
    case 'sacrifice':
    case 'discard':
    case 'exile':
    case 'return-to-hand':
    case 'tap-permanents':
      return [{ ...part, count: many(part.count) }]
    case 'pay-life':
    case 'remove-counters':
    case 'put-counters':
    case 'get-counters':
    case 'pay-counters':
    case 'mill':
      return [{ ...part, amount: many(part.amount) }]
    default:
      return Array.from({ length: times }, () => part)
  }
}
