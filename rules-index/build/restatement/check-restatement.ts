import { findRuleNumbers, printRuleNumber } from '../../../src/core/rule-number.ts'
import { LANGUAGES, type Language } from '../../../src/library/index.ts'
import { saysNumeral } from '../facts/numerals.ts'
import type { EditionFacts, RuleFacts } from '../facts/rule-facts.ts'
import type { RestatementProblem } from './read-fields.ts'
import type { RestatedRule, Restatement } from './read-restatement.ts'

/** A restatement this much shorter or longer than the official text has lost or added something; short rules are let be. */
const LENGTH_RATIO = { least: 0.3, most: 2.2, from: 120 }

/** Holds the restatement against the facts of the edition that it restates. Fatal is only what the index cannot be written from. */
export const checkRestatement = ({ rules }: Restatement, facts: EditionFacts): RestatementProblem[] => {
  const seen = new Set<string>()
  return rules.flatMap((rule) => {
    const problem = (what: string, fatal = false): RestatementProblem => ({
      file: rule.file,
      number: rule.number,
      what,
      fatal,
    })
    const twice = seen.has(rule.number)
    seen.add(rule.number)
    if (twice) return [problem('stands twice', true)]
    const official = facts.rules[rule.number]
    if (official === undefined) return [problem(`is no number of edition ${facts.edition}`, true)]
    const missing = referencesOf(rule).filter((number) => facts.rules[number] === undefined)
    return [
      ...missing.map((number) => problem(`refers to ${number}, which edition ${facts.edition} does not have`, true)),
      ...compare(rule, official).map((what) => problem(what)),
    ]
  })
}

const referencesOf = (rule: RestatedRule): string[] =>
  referencesIn(
    rule.see,
    LANGUAGES.flatMap((language) => [rule.text[language], ...rule.examples[language]]),
  )

/** References given as data, and those that the texts themselves make. */
export const referencesIn = (see: readonly string[], texts: readonly string[]): string[] => {
  const cited = findRuleNumbers(texts.join('\n')).filter((one) => one.prefixed || one.number.rule > 0)
  return [...new Set([...see, ...cited.map((one) => printRuleNumber(one.number))])]
}

const compare = (rule: RestatedRule, official: RuleFacts): string[] => [
  ...(official.examples > 0 && rule.examples.en.length === 0 ? ['has no example, and the official rule has'] : []),
  ...compareWithFacts(official, referencesOf(rule), (language) =>
    [rule.title[language], rule.text[language], ...rule.list[language]].join(' '),
  ),
]

/** What our wording of an official text lacks: its references, its quantities, or its length within bounds. */
export const compareWithFacts = (
  official: RuleFacts,
  references: readonly string[],
  textIn: (language: Language) => string,
): string[] => {
  const problems: string[] = []
  const cited = new Set(references)
  for (const number of official.see) if (!cited.has(number)) problems.push(`does not refer to ${number}`)
  for (const language of LANGUAGES) {
    const own = textIn(language)
    for (const value of official.numerals) {
      if (value !== '1' && !saysNumeral(own, value, language)) problems.push(`${language}: does not say ${value}`)
    }
    const ratio = own.length / official.length
    if (official.length >= LENGTH_RATIO.from && (ratio < LENGTH_RATIO.least || ratio > LENGTH_RATIO.most)) {
      problems.push(`${language}: ${Math.round(ratio * 100)} % of the official length`)
    }
  }
  return problems
}
