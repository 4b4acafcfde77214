import { parseRuleNumber, rankOf } from '../../../src/core/rule-number.ts'
import type { EditionContent, Language, RuleContent } from '../../../src/library/index.ts'
import { contentHash } from '../content-hash.ts'
import type { EditionFacts } from '../facts/rule-facts.ts'
import { learnTranslations } from '../lexicon/learn-translations.ts'
import type { Restatement } from './read-restatement.ts'
import { SECTION_TITLES } from './section-titles.ts'

/** One language of the restatement, ready to be encoded. Sections stand where a rule of theirs does. */
export const restatementContent = (
  restatement: Restatement,
  facts: EditionFacts,
  language: Language,
): EditionContent => {
  const own = restatement.rules.map(
    (rule): RuleContent => ({
      number: rule.number,
      title: rule.title[language],
      text: rule.text[language],
      examples: rule.examples[language],
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
  const rules = [...sections, ...own].sort((a, b) => rankOfText(a.number) - rankOfText(b.number))
  return {
    info: {
      edition: facts.edition,
      language,
      kind: 'restatement',
      approximate: false,
      ruleCount: own.filter(({ number }) => number.includes('.')).length,
      sources: ['rules-index/restatement'],
      hash: contentHash(rules),
    },
    rules,
    glossary: [],
    known: Object.keys(facts.rules),
    translations: learnTranslations(restatement.rules, language, language === 'en' ? 'fr' : 'en'),
  }
}

const rankOfText = (number: string): number => {
  const parsed = parseRuleNumber(number)
  return parsed === null ? 0 : rankOf(parsed)
}
