import { matchSuppliers, openNeeds, type Supplier } from './match-mana.ts'
import { accepts, type Need, type Unit } from './need.ts'

/** A place mana comes from: used once, with one of its outputs; or a unit already in the pool. */
export interface ManaGroup {
  readonly outputs: readonly (readonly Unit[])[]
  /** How much is given up by using it: lighter ones are used first. */
  readonly weight: number
}

export interface Solution {
  /** Which groups are used, by index, with which output. */
  readonly uses: readonly { readonly group: number; readonly output: number }[]
  /** Mana made and not needed. */
  readonly waste: number
  readonly weight: number
}

export type Solving =
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'short'; readonly missing: readonly Need[] }
  /** Too many combinations to look at them all, and none found. */
  | { readonly kind: 'too-many' }

/** Combinations of sources that make several mana at once that are looked at; identical sources count once. */
const COMBINATION_BUDGET = 4000

/**
 * Finds sources for all needs: with the least waste, then the least weight. Sources of one mana are matched (exactly, in
 * polynomial time); those of several are combined by search.
 */
export const solveMana = (needs: readonly Need[], groups: readonly ManaGroup[]): Solving => {
  const order = groups.map((_, index) => index).sort((a, b) => groups[a]!.weight - groups[b]!.weight || a - b)
  const single = order.filter((index) => groups[index]!.outputs.every((units) => units.length === 1))
  const several = bySignature(
    groups,
    order.filter((index) => !single.includes(index)),
  )
  let best: Solution | null = null
  let missing: readonly Need[] = needs
  let looked = 0
  for (const uses of combinations(groups, several, needs)) {
    if (++looked > COMBINATION_BUDGET) break
    const forced = uses.flatMap(({ group, output }) =>
      groups[group]!.outputs[output]!.map((unit) => ({ alternatives: [unit] })),
    )
    const suppliers: Supplier[] = [
      ...forced,
      ...single.map((index) => ({ alternatives: groups[index]!.outputs.map(([unit]) => unit!) })),
    ]
    const matched = matchSuppliers(needs, suppliers)
    if (matched.includes(-1)) {
      const open = openNeeds(needs, suppliers)
      if (open.length < missing.length || looked === 1) missing = open
      continue
    }
    const found = solutionOf(needs, groups, { uses, forced: forced.length, single, suppliers, matched })
    if (best === null || isBetter(found, best)) best = found
  }
  if (best !== null) return { kind: 'solved', solution: best }
  return looked > COMBINATION_BUDGET ? { kind: 'too-many' } : { kind: 'short', missing }
}

const isBetter = (a: Solution, b: Solution): boolean =>
  a.waste < b.waste || (a.waste === b.waste && a.weight < b.weight)

interface Match {
  readonly uses: Solution['uses']
  readonly forced: number
  readonly single: readonly number[]
  readonly suppliers: readonly Supplier[]
  readonly matched: readonly number[]
}

const solutionOf = (needs: readonly Need[], groups: readonly ManaGroup[], match: Match): Solution => {
  const taken = match.matched.flatMap((supplier, need) => {
    if (supplier < match.forced) return []
    const group = match.single[supplier - match.forced]!
    const output = match.suppliers[supplier]!.alternatives.findIndex((unit) => accepts(needs[need]!, unit))
    return [{ group, output }]
  })
  const uses = [...match.uses, ...taken]
  return {
    uses,
    waste: match.forced - (needs.length - taken.length),
    weight: uses.reduce((sum, { group }) => sum + groups[group]!.weight, 0),
  }
}

/** Alike groups next to each other, lighter first. */
const bySignature = (groups: readonly ManaGroup[], indexes: readonly number[]): readonly number[] =>
  indexes.toSorted((a, b) => signature(groups[a]!).localeCompare(signature(groups[b]!)))

const signature = ({ outputs }: ManaGroup): string => JSON.stringify(outputs)

/**
 * Every choice of sources that make several mana; none is added to what already meets every need. Of alike sources the
 * first are used first and with the earlier outputs, so that each combination comes up once.
 */
function* combinations(
  groups: readonly ManaGroup[],
  several: readonly number[],
  needs: readonly Need[],
  uses: Solution['uses'] = [],
  least = 0,
): Generator<Solution['uses']> {
  const [group, ...rest] = several
  if (group === undefined || uses.length >= needs.length || meetsAll(groups, needs, uses)) {
    yield uses
    return
  }
  const { outputs } = groups[group]!
  const alike = rest[0] !== undefined && signature(groups[rest[0]]!) === signature(groups[group]!)
  for (let output = least; output < outputs.length; output++) {
    if (outputs[output]!.length === 0) continue
    yield* combinations(groups, rest, needs, [...uses, { group, output }], alike ? output : 0)
  }
  yield* combinations(groups, rest, needs, uses, alike ? outputs.length : 0)
}

const meetsAll = (groups: readonly ManaGroup[], needs: readonly Need[], uses: Solution['uses']): boolean => {
  const units = uses.flatMap(({ group, output }) => groups[group]!.outputs[output]!)
  if (units.length < needs.length) return false
  return !matchSuppliers(
    needs,
    units.map((unit) => ({ alternatives: [unit] })),
  ).includes(-1)
}
