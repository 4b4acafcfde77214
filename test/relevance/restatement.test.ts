import { describe, expect, it } from 'vitest'
import { FOLDERS } from '../../rules-index/build/build-index.ts'
import { readFacts } from '../../rules-index/build/facts/rule-facts.ts'
import { readGlossary } from '../../rules-index/build/glossary/read-glossary.ts'
import { readRestatement } from '../../rules-index/build/restatement/read-restatement.ts'
import { restatementContent } from '../../rules-index/build/restatement/restatement-content.ts'
import { foldName } from '../../src/library/analysis/fold.ts'
import {
  type Edition,
  encodeEdition,
  LANGUAGES,
  type Language,
  openEdition,
  searchRules,
} from '../../src/library/index.ts'
import { openOracle } from './oracle.ts'
import { QUESTIONS } from './questions.ts'

const facts = readFacts(FOLDERS.facts)
if (facts === null) throw new Error(`${FOLDERS.facts} is missing`)
const restatement = readRestatement(FOLDERS.restatement)
const glossary = readGlossary(FOLDERS.glossary)
const open = (language: Language): Edition =>
  openEdition(encodeEdition(restatementContent({ restatement, glossary, facts, language })).buffer)
const editions: Readonly<Record<Language, Edition>> = { en: open('en'), fr: open('fr') }

const search = (query: string, language: Language, limit: number): string[] => {
  const answer = searchRules({ targets: [editions[language]], bridges: Object.values(editions) }, { query, limit })
  return answer.ok ? answer.value.hits.map(({ number }) => number) : []
}
const hasAny = (found: readonly string[], wanted: readonly string[]): boolean =>
  found.some((number) => wanted.includes(number))

describe('questions of players', () => {
  it.each(QUESTIONS.map((question) => [question.language, question.query, question] as const))(
    '%s: %s',
    (_, __, { query, language, rules }) => {
      const found = search(query, language, 5)
      expect(hasAny(found, rules), `${query}: ${found.join(' ')}, not ${rules.join(' or ')}`).toBe(true)
    },
  )
  it('most of them find their rule from the other language as well', () => {
    const missed = QUESTIONS.filter(
      ({ query, language, rules }) => !hasAny(search(query, language === 'en' ? 'fr' : 'en', 10), rules),
    )
    expect(missed.length, missed.map(({ query }) => query).join('; ')).toBeLessThanOrEqual(QUESTIONS.length / 5)
  })
  it('are answered no worse than by a well-known search library over the same texts', () => {
    const oracles = { en: openOracle(editions.en), fr: openOracle(editions.fr) }
    const score = (find: (query: string, language: Language) => readonly string[]): number =>
      QUESTIONS.reduce((sum, { query, language, rules }) => {
        const rank = find(query, language).findIndex((number) => rules.includes(number)) + 1
        return sum + (rank > 0 ? 1 / rank : 0)
      }, 0)
    expect(score((query, language) => search(query, language, 10))).toBeGreaterThan(
      score((query, language) => oracles[language](query).slice(0, 10)),
    )
  })
})

describe.each(LANGUAGES)('%s', (language) => {
  it('every rule is the first hit for its own number', () => {
    for (const { number } of restatement.rules) expect(search(number, language, 1), number).toEqual([number])
  })
  it('the name of every three-digit rule leads into it', () => {
    const headings = restatement.rules.filter(
      ({ number, title }) => /^\d{3}$/.test(number) && !/^(?:General|Généralités)$/.test(title[language]),
    )
    for (const { number, title } of headings) {
      const under = restatement.rules.some((rule) => rule.number.startsWith(`${number}.`))
      if (under) expect(search(title[language], language, 1)[0]?.slice(0, 3), title[language]).toBe(number)
    }
  })
  it('players’ words find a rule that lists them, nearly always', () => {
    const listed = new Map<string, { phrase: string; numbers: string[] }>()
    for (const { number, also } of restatement.rules) {
      for (const phrase of also[language]) {
        const known = listed.get(foldName(phrase)) ?? { phrase, numbers: [] }
        known.numbers.push(number)
        listed.set(foldName(phrase), known)
      }
    }
    // A phrase that is the very name of another rule leads there, and all that stands under it comes first.
    const titles = new Set(restatement.rules.map(({ title }) => foldName(title[language])))
    const phrases = [...listed].filter(([key]) => !titles.has(key)).map(([, one]) => one)
    const sample = phrases.filter((_, i) => i % 8 === 0)
    const missed = sample.filter(({ phrase, numbers }) => !hasAny(search(phrase, language, 5), numbers))
    expect(
      missed.length / Math.max(1, sample.length),
      missed
        .map(({ phrase, numbers }) => `${phrase} (${numbers.join(' ')})`)
        .slice(0, 20)
        .join('; '),
    ).toBeLessThan(0.05)
  })
})
