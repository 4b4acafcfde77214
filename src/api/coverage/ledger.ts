/** How far the referee goes with a rule. */
export const COVERAGE = ['enforced', 'definition', 'not-yet'] as const
export type Coverage = (typeof COVERAGE)[number]

/** What there is to enforce in a rule. */
export const RULE_CLASSES = ['enforceable', 'definition', 'tournament', 'casual'] as const
export type RuleClass = (typeof RULE_CLASSES)[number]

export interface LedgerEntry {
  readonly rule: string
  readonly class: RuleClass
  readonly coverage: Coverage
  /** Files of the engine that enforce it, as paths in the repository; empty where it is not enforced. */
  readonly enforcedBy: readonly string[]
  /** Tests that show it, as paths in the repository; empty where it is not enforced. */
  readonly tests: readonly string[]
}

/** Which rules of an edition are enforced: a file that the builder of the rules index writes. */
export interface Ledger {
  readonly edition: string
  readonly entries: readonly LedgerEntry[]
}

export interface Selection {
  readonly coverage?: Coverage | undefined
  readonly class?: RuleClass | undefined
  readonly within?: string | undefined
}

/** Entries of one coverage or class, or at or below one number; all where nothing is asked. */
export const selectEntries = (
  { entries }: Ledger,
  { coverage, class: ruleClass, within }: Selection,
): readonly LedgerEntry[] =>
  entries.filter(
    (entry) =>
      (coverage === undefined || entry.coverage === coverage) &&
      (ruleClass === undefined || entry.class === ruleClass) &&
      (within === undefined || isAtOrBelow(entry.rule, within)),
  )

/** `702.19b` is below `702.19`, `702` and `7`; `702.19` is not below `702.1`. */
const isAtOrBelow = (rule: string, within: string): boolean =>
  rule === within || (rule.startsWith(within) && (within.length === 1 || /^[.a-z]/.test(rule.slice(within.length))))

/** How many entries there are of each coverage. */
export const countEntries = ({ entries }: Ledger): Readonly<Record<Coverage, number>> => {
  const counts = { enforced: 0, definition: 0, 'not-yet': 0 }
  for (const { coverage } of entries) counts[coverage]++
  return counts
}

/** How many entries there are of each class. */
export const countClasses = ({ entries }: Ledger): Readonly<Record<RuleClass, number>> => {
  const counts = { enforceable: 0, definition: 0, tournament: 0, casual: 0 }
  for (const entry of entries) counts[entry.class]++
  return counts
}
