import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { findRuleNumbers, printRuleNumber } from '../../../src/core/rule-number.ts'
import type { RuleContent } from '../../../src/library/index.ts'
import { listNumerals } from './numerals.ts'

/** What the restatement of a rule is held against: facts about the official text, and not a word of it. */
export interface RuleFacts {
  readonly numerals: readonly string[]
  /** The rules that it cites. */
  readonly see: readonly string[]
  /** How many examples it has. */
  readonly examples: number
  /** How many characters long it is, examples apart. */
  readonly length: number
  /** Marks the wording: another hash in a later edition means that the restatement must be read again. */
  readonly hash: string
}

export interface EditionFacts {
  readonly edition: string
  readonly rules: Readonly<Record<string, RuleFacts>>
}

export const factsPath = (edition: string): string => `rules-index/facts/${edition}.json`

export const readFacts = (path: string): EditionFacts | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as EditionFacts) : null

export const deriveFacts = (edition: string, rules: readonly RuleContent[]): EditionFacts => ({
  edition,
  rules: Object.fromEntries(
    rules.filter(({ number }) => number.length > 1).map((rule) => [rule.number, factsOf(rule)]),
  ),
})

const factsOf = ({ number, title, text, examples }: RuleContent): RuleFacts => {
  const own = title === '' ? text : title
  const cited = findRuleNumbers(own).filter((found) => found.prefixed || found.number.rule > 0)
  const see = [...new Set(cited.map((found) => printRuleNumber(found.number)))].filter((other) => other !== number)
  const hash = createHash('sha256')
    .update([own, ...examples].join('\n').replace(/\s+/g, ' '))
    .digest('hex')
    .slice(0, 12)
  return { numerals: listNumerals(own), see, examples: examples.length, length: own.length, hash }
}

/** One rule a line, so that a new edition shows as a difference one can read. */
export const printFacts = ({ edition, rules }: EditionFacts): string => {
  const lines = Object.entries(rules).map(([number, facts]) => `  ${JSON.stringify(number)}: ${JSON.stringify(facts)}`)
  return `{"edition": ${JSON.stringify(edition)}, "rules": {\n${lines.join(',\n')}\n}}\n`
}
