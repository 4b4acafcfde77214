import { compareRuleNumbers, parseRuleNumber } from '../../../src/core/rule-number.ts'
import { enforcedRules } from './enforced-rules.ts'
import type { RuleClass } from './read-classes.ts'
import { testedRules } from './tested-rules.ts'

export interface LedgerEntry {
  readonly rule: string
  /** What there is to enforce: everything that is not a definition or outside what the referee judges. */
  readonly class: 'enforceable' | RuleClass
  readonly coverage: 'enforced' | 'definition' | 'not-yet'
  /** Files of the engine that enforce it, as paths in the repository. */
  readonly enforcedBy: readonly string[]
  /** Tests that show it, as paths in the repository. */
  readonly tests: readonly string[]
}

/** Which rules of an edition are enforced, with the tests that show it. */
export interface Ledger {
  readonly edition: string
  readonly entries: readonly LedgerEntry[]
}

export interface LedgerSources {
  readonly edition: string
  /** Every number of the edition. */
  readonly rules: readonly string[]
  readonly classes: ReadonlyMap<string, RuleClass>
  readonly engine: Readonly<Record<string, string>>
  readonly tests: Readonly<Record<string, string>>
}

/** More would tell a reader nothing. */
const MOST_FILES = 12

/** A rule counts as enforced where the engine says that it enforces it and a test names it; one without the other does not. */
export const makeLedger = ({ edition, rules, classes, engine, tests }: LedgerSources): Ledger => {
  const enforced = enforcedRules(engine)
  const tested = testedRules(tests)
  const entryOf = (rule: string): LedgerEntry => {
    const shown = tested.get(rule) ?? []
    const files = enforced.get(rule) ?? []
    const ruleClass = classes.get(rule) ?? 'enforceable'
    if (files.length === 0 || shown.length === 0) {
      const coverage = ruleClass === 'definition' ? 'definition' : 'not-yet'
      return { rule, class: ruleClass, coverage, enforcedBy: [], tests: [] }
    }
    return {
      rule,
      class: ruleClass,
      coverage: 'enforced',
      enforcedBy: files.slice(0, MOST_FILES),
      tests: shown.slice(0, MOST_FILES),
    }
  }
  const numbers = rules.filter((rule) => rule.includes('.')).map((rule) => ({ rule, number: parseRuleNumber(rule)! }))
  const ordered = numbers.toSorted((a, b) => compareRuleNumbers(a.number, b.number))
  return { edition, entries: ordered.map(({ rule }) => entryOf(rule)) }
}
