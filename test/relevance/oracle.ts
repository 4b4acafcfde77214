import MiniSearch, { type Options } from 'minisearch'
import { numberOfRank, parentOf, printRuleNumber } from '../../src/core/rule-number.ts'
import { analyze } from '../../src/library/analysis/analyze.ts'
import type { Edition, Language } from '../../src/library/index.ts'
import { titleFor } from '../../src/library/index.ts'

/** Stemmed as the project's own index is, with its fields weighed: the best settings found for these texts. */
export const oracleOptions = (language: Language): Options => ({
  fields: ['text', 'title', 'parent', 'examples'],
  tokenize: (text) => analyze(text, language).map((word) => word.terms[0] as string),
  processTerm: (term) => term,
  searchOptions: { boost: { title: 2 }, fuzzy: 0.2, combineWith: 'OR' },
})

/** A well-known search library over the same texts: what the project's own index is held against. */
export const fillOracle = (edition: Edition): MiniSearch => {
  const oracle = new MiniSearch(oracleOptions(edition.info.language))
  oracle.addAll(
    Array.from(edition.ranks, (rank, row) => {
      const number = numberOfRank(rank)
      const parent = parentOf(number)
      const above = parent === null ? -1 : edition.rowOf(parent)
      return {
        id: printRuleNumber(number),
        text: edition.text(row),
        title: titleFor(edition, number),
        parent: above < 0 ? '' : edition.text(above),
        examples: edition.examples(row).join('\n'),
      }
    }).filter(({ id }) => id.includes('.')),
  )
  return oracle
}

export const openOracle = (edition: Edition): ((query: string) => string[]) => {
  const oracle = fillOracle(edition)
  return (query) => oracle.search(query).map(({ id }) => id as string)
}
