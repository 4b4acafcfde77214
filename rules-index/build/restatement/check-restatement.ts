import { findRuleNumbers, printRuleNumber } from '../../../src/core/rule-number.ts'
import { LANGUAGES } from '../../../src/library/index.ts'
import { saysNumeral } from '../facts/numerals.ts'
import type { EditionFacts, RuleFacts } from '../facts/rule-facts.ts'
import type { RestatedRule, Restatement, RestatementProblem } from './read-restatement.ts'

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

const referencesOf = (rule: RestatedRule): string[] => {
  const cited = LANGUAGES.flatMap((language) =>
    findRuleNumbers([rule.text[language], ...rule.examples[language]].join('\n')),
  )
  return [
    ...new Set([
      ...rule.see,
      ...cited.filter((one) => one.prefixed || one.number.rule > 0).map((one) => printRuleNumber(one.number)),
    ]),
  ]
}

const compare = (rule: RestatedRule, official: RuleFacts): string[] => {
  const problems: string[] = []
  const cited = new Set(referencesOf(rule))
  for (const number of official.see) if (!cited.has(number)) problems.push(`does not refer to ${number}`)
  if (official.examples > 0 && rule.examples.en.length === 0) problems.push('has no example, and the official rule has')
  for (const language of LANGUAGES) {
    const own = [rule.title[language], rule.text[language], ...rule.list[language]].join(' ')
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
