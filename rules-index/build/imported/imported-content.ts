import { parseRuleNumber, rankOf } from '../../../src/core/rule-number.ts'
import type { EditionContent, RuleContent } from '../../../src/library/index.ts'
import { contentHash } from '../content-hash.ts'
import type { ImportedSource } from '../importers/import-text.ts'

/**
 * Sources of one edition and language as one: each may hold other chapters. Where two hold the same rule, the fuller
 * source has it. `known` are the numbers that the edition had, held or not.
 */
export const importedContent = (sources: readonly ImportedSource[], known: readonly string[] = []): EditionContent => {
  const sorted = [...sources].sort((a, b) => b.rules.length - a.rules.length || (a.source < b.source ? -1 : 1))
  const [first] = sorted
  if (first === undefined) throw new RangeError('no source')
  const rules = new Map<string, RuleContent>()
  const offer = (rule: RuleContent): void => {
    const known = rules.get(rule.number)
    if (known === undefined || isBare(known)) rules.set(rule.number, isBare(rule) && known !== undefined ? known : rule)
  }
  for (const source of sorted) for (const rule of source.rules) offer(rule)
  for (const source of sorted)
    for (const { number, title } of source.outline)
      offer({ number, title, text: '', examples: [], list: [], see: [], also: [] })
  const list = [...rules.values()].sort((a, b) => rankOfText(a.number) - rankOfText(b.number))
  const glossary = sorted.find((source) => source.glossary.length > 0)?.glossary ?? []
  return {
    info: {
      edition: first.edition,
      language: first.language,
      kind: 'imported',
      approximate: sorted.every((source) => source.approximate),
      ruleCount: list.filter(({ number }) => number.includes('.')).length,
      sources: sorted.map((source) => source.source).sort(),
      hash: contentHash([list, glossary]),
    },
    rules: list,
    glossary,
    known,
  }
}

const isBare = ({ title, text }: RuleContent): boolean => title === '' && text === ''

const rankOfText = (number: string): number => {
  const parsed = parseRuleNumber(number)
  return parsed === null ? 0 : rankOf(parsed)
}
