import { LANGUAGES } from '../../../src/library/index.ts'
import type { EditionFacts } from '../facts/rule-facts.ts'
import { compareWithFacts, referencesIn } from '../restatement/check-restatement.ts'
import type { RestatementProblem } from '../restatement/read-fields.ts'
import { OFFICIAL_SLIPS } from './official-slips.ts'
import type { Glossary } from './read-glossary.ts'

/** Holds the glossary against the facts of the official one. Fatal is only what the index cannot be written from. */
export const checkGlossary = ({ terms }: Glossary, facts: EditionFacts): RestatementProblem[] => {
  const seen = new Set<string>()
  return terms.flatMap((term): RestatementProblem[] => {
    const problem = (what: string, fatal = false) => ({ file: term.file, number: term.key, what, fatal })
    const twice = seen.has(term.key)
    seen.add(term.key)
    if (twice) return [problem('stands twice', true)]
    const official = facts.glossary[term.key]
    if (official === undefined) return [problem(`is no term of edition ${facts.edition}`)]
    const slips = OFFICIAL_SLIPS[term.key] ?? []
    const expected = { ...official, see: official.see.filter((number) => !slips.includes(number)) }
    const references = referencesIn(
      term.see,
      LANGUAGES.map((language) => term.text[language]),
    )
    return [
      ...references
        .filter((number) => facts.rules[number] === undefined)
        .map((number) => problem(`refers to ${number}, which edition ${facts.edition} does not have`, true)),
      ...compareWithFacts(expected, references, (language) => `${term.term[language]} ${term.text[language]}`).map(
        (what) => problem(what),
      ),
    ]
  })
}
