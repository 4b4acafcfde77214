import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { findRuleNumbers, printRuleNumber } from '../../../src/core/rule-number.ts'
import type { GlossaryContent, RuleContent } from '../../../src/library/index.ts'
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
  /** By term, as the official glossary has them. */
  readonly glossary: Readonly<Record<string, RuleFacts>>
}

export const factsPath = (edition: string): string => `rules-index/facts/${edition}.json`

export const readFacts = (path: string): EditionFacts | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as EditionFacts) : null

export const deriveFacts = (
  edition: string,
  rules: readonly RuleContent[],
  glossary: readonly GlossaryContent[] = [],
): EditionFacts => ({
  edition,
  rules: Object.fromEntries(
    rules
      .filter(({ number }) => number.length > 1)
      .map(({ number, title, text, examples }) => [number, factsOf(number, title === '' ? text : title, examples)]),
  ),
  glossary: Object.fromEntries(glossary.map(({ term, text }) => [term, factsOf('', text, [])])),
})

/** The number at the start of each sense of a term is no quantity. */
const withoutSenses = (text: string): string => text.replace(/^\d\. /gm, '')

const factsOf = (number: string, text: string, examples: readonly string[]): RuleFacts => {
  const cited = findRuleNumbers(text).filter((found) => found.prefixed || found.number.rule > 0)
  const see = [...new Set(cited.map((found) => printRuleNumber(found.number)))].filter((other) => other !== number)
  const hash = createHash('sha256')
    .update([text, ...examples].join('\n').replace(/\s+/g, ' '))
    .digest('hex')
    .slice(0, 12)
  return { numerals: listNumerals(withoutSenses(text)), see, examples: examples.length, length: text.length, hash }
}

/** One rule or term a line, so that a new edition shows as a difference one can read. */
export const printFacts = ({ edition, rules, glossary }: EditionFacts): string => {
  const lines = (facts: Readonly<Record<string, RuleFacts>>): string =>
    Object.entries(facts)
      .map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`)
      .join(',\n')
  return `{"edition": ${JSON.stringify(edition)}, "rules": {\n${lines(rules)}\n}, "glossary": {\n${lines(glossary)}\n}}\n`
}
