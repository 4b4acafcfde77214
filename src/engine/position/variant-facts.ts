import type { Variant } from '../../core/state.ts'

interface VariantFacts {
  readonly fewest: number
  readonly most: number
  /** Players may share a team (102.3). */
  readonly teams: boolean
  /** Several turns run at once (807.4). */
  readonly severalTurns: boolean
  /** Rules that say how many play, alone or in teams. */
  readonly rules: readonly string[]
}

/** What a position must look like in each variant. */
export const VARIANT_FACTS: Readonly<Record<Variant, VariantFacts>> = {
  'two-player': { fewest: 2, most: 2, teams: false, severalTurns: false, rules: ['100.1a'] },
  'free-for-all': { fewest: 2, most: 16, teams: false, severalTurns: false, rules: ['100.1', '806.1'] },
}
