import { numberOfRank, printRuleNumber } from '../../core/rule-number.ts'
import type { History } from './open-history.ts'
import { type Certainty, resolveLineage } from './resolve-rule.ts'

export const CHANGE_KINDS = ['added', 'removed', 'renumbered', 'edited'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What became of one rule between two editions. A rule may be renumbered and edited at once. */
export interface RuleChange {
  readonly lineage: number
  readonly kinds: readonly ChangeKind[]
  /** Its number in the edition compared from; null where it is added. */
  readonly from: string | null
  /** Its number in the edition compared with; null where it is removed. */
  readonly to: string | null
  /** For a removed rule where it went, for an added one of what it was a part; null for the others. */
  readonly elsewhere: { readonly certainty: Certainty; readonly numbers: readonly string[] } | null
}

/** Every difference in number or wording between two editions, by place, in the order of the rules. */
export const compareEditions = (history: History, from: number, to: number): RuleChange[] => {
  const found: { readonly rank: number; readonly change: RuleChange }[] = []
  for (let lineage = 0; lineage < history.size; lineage++) {
    const [here, there] = [history.rankAt(lineage, from), history.rankAt(lineage, to)]
    if (here < 0 && there < 0) continue
    const kinds = kindsOf(history, lineage, from, to)
    if (kinds.length === 0) continue
    const elsewhere =
      here < 0 ? elsewhereOf(history, lineage, to, from) : there < 0 ? elsewhereOf(history, lineage, from, to) : null
    const change = { lineage, kinds, from: print(here), to: print(there), elsewhere }
    found.push({ rank: there < 0 ? here : there, change })
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ change }) => change)
}

const print = (rank: number): string | null => (rank < 0 ? null : printRuleNumber(numberOfRank(rank)))

const kindsOf = (history: History, lineage: number, from: number, to: number): ChangeKind[] => {
  const [here, there] = [history.rankAt(lineage, from), history.rankAt(lineage, to)]
  if (here < 0) return ['added']
  if (there < 0) return ['removed']
  const kinds: ChangeKind[] = []
  if (here !== there) kinds.push('renumbered')
  if (history.wordingAt(lineage, from) !== history.wordingAt(lineage, to)) kinds.push('edited')
  return kinds
}

const elsewhereOf = (history: History, lineage: number, from: number, to: number): RuleChange['elsewhere'] => {
  const { certainty, numbers } = resolveLineage(history, lineage, from, to)
  return { certainty, numbers }
}
