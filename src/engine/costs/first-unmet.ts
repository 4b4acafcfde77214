import type { ObjectId } from '../../core/ids.ts'

/** So many of these objects. */
export interface Demand {
  readonly needed: number
  readonly options: readonly ObjectId[]
}

/**
 * CR 118.3: objects are given to demands, each to one at most; the first demand that can't be met with all before it, and how
 * much of it can; null if all can. An object already given goes to another demand where that one finds something else.
 */
export const firstUnmet = (demands: readonly Demand[]): { readonly at: number; readonly met: number } | null => {
  const given = new Map<ObjectId, number>()
  const claim = (at: number, asked: Set<ObjectId>): boolean =>
    demands[at]!.options.some((id) => {
      if (asked.has(id)) return false
      asked.add(id)
      const holder = given.get(id)
      if (holder === at || (holder !== undefined && !claim(holder, asked))) return false
      given.set(id, at)
      return true
    })
  for (const [at, { needed }] of demands.entries()) {
    for (let met = 0; met < needed; met++) if (!claim(at, new Set())) return { at, met }
  }
  return null
}

/** Demands of which every selection is looked at; of more it is not said that it does not matter. */
const MOST_TOGETHER = 8

/** Whether whatever is taken for a demand leaves enough for those after it, each of them and any of them together. */
export const isIndifferent = ({ needed, options }: Demand, others: readonly Demand[]): boolean =>
  others.length <= MOST_TOGETHER &&
  others
    .reduce<readonly (readonly Demand[])[]>((sets, one) => sets.flatMap((set) => [set, [...set, one]]), [[]])
    .every((set) => {
      const wanted = new Set(set.flatMap((one) => one.options))
      const taken = Math.min(needed, options.filter((id) => wanted.has(id)).length)
      return wanted.size - taken >= set.reduce((sum, one) => sum + one.needed, 0)
    })
