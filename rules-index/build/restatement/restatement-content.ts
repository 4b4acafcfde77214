import { parseRuleNumber, rankOf } from '../../../src/core/rule-number.ts'
import { typesetFrench } from '../../../src/core/typeset-french.ts'
import type { EditionContent, GlossaryContent, Language, RuleContent } from '../../../src/library/index.ts'
import { contentHash } from '../content-hash.ts'
import type { EditionFacts } from '../facts/rule-facts.ts'
import type { Glossary } from '../glossary/read-glossary.ts'
import { learnTranslations } from '../lexicon/learn-translations.ts'
import type { Restatement } from './read-restatement.ts'
import { SECTION_TITLES } from './section-titles.ts'

export interface RestatementParts {
  readonly restatement: Restatement
  readonly glossary: Glossary
  readonly facts: EditionFacts
  readonly language: Language
}

/** One language of the restatement, ready to be encoded; the French with the spaces that its typography wants. Sections stand where a rule of theirs does. */
export const restatementContent = ({ restatement, glossary, facts, language }: RestatementParts): EditionContent => {
  const typeset = language === 'fr' ? typesetFrench : (text: string): string => text
  const own = restatement.rules.map(
    (rule): RuleContent => ({
      number: rule.number,
      title: typeset(rule.title[language]),
      text: typeset(rule.text[language]),
      examples: rule.examples[language].map(typeset),
      list: rule.list[language],
      see: rule.see,
      also: rule.also[language],
    }),
  )
  const sections = [...new Set(own.map(({ number }) => number.charAt(0)))].map(
    (number): RuleContent => ({
      number,
      title: SECTION_TITLES[number]?.[language] ?? '',
      text: '',
      examples: [],
      list: [],
      see: [],
      also: [],
    }),
  )
  const other = language === 'en' ? 'fr' : 'en'
  const terms = glossary.terms
    .map(
      (term): GlossaryContent => ({
        term: term.term[language],
        text: typeset(term.text[language]),
        see: term.see,
        more: { counterpart: term.term[other], older: term.older, also: term.also[language], isOurs: term.isOurs },
      }),
    )
    .sort((a, b) => a.term.localeCompare(b.term, language))
  const rules = [...sections, ...own].sort((a, b) => rankOfText(a.number) - rankOfText(b.number))
  return {
    info: {
      edition: facts.edition,
      language,
      kind: 'restatement',
      approximate: false,
      ruleCount: own.filter(({ number }) => number.includes('.')).length,
      sources: ['rules-index/restatement'],
      hash: contentHash([rules, terms]),
    },
    rules,
    glossary: terms,
    known: Object.keys(facts.rules),
    translations: learnTranslations(restatement.rules, language, other),
  }
}

const rankOfText = (number: string): number => {
  const parsed = parseRuleNumber(number)
  return parsed === null ? 0 : rankOf(parsed)
}
