import { levelOf, numberOfRank, printRuleNumber } from '../../core/rule-number.ts'
import { foldName } from '../analysis/fold.ts'
import { nameKey } from '../analysis/name-key.ts'
import type { Edition } from '../binary/open-edition.ts'
import { findGlossaryTerm } from '../glossary.ts'
import { descendantRows } from '../lookup.ts'
import { allowedSlips } from './levenshtein.ts'
import { nearestStrings } from './nearest-strings.ts'
import type { Query } from './read-query.ts'
import { RANKING } from './weights.ts'

/** The ranks that a question leads to by being a name (of a keyword, a heading, a term), and how sure that is. */
export interface NameMatch {
  readonly targets: readonly NameTarget[]
  readonly trust: number
}

export interface NameTarget {
  readonly rank: number
  /** The name is the rule's own title, and not only a term or a word of players that leads to it. */
  readonly isTitle: boolean
  /** The title as written, and not only by its stems: `Counters` is 122 before `Counter`, 701.6. */
  readonly isExact: boolean
  /** The glossary's entry of that name leads there. */
  readonly isDefined: boolean
}

const LONGEST_NAME = 60
/** Longer than this, a question is no misspelt name. */
const LONGEST_SLIP = 32

/** The name that the question is, exactly, by its stems, or with a slip or two; null where it is no name of this edition. */
export const matchName = (edition: Edition, query: Query): NameMatch | null => {
  const asked = foldName(query.subject)
  if (asked === '' || asked.length > LONGEST_NAME) return null
  const { names } = edition
  const place = names.find(asked)
  const stemmed = names.find(nameKey(query.subject, edition.info.language))
  const exact = [place, stemmed].filter((found) => found >= 0)
  const ranks = exact.flatMap((found) => [...edition.nameTargets(found)])
  return ranks.length > 0
    ? { targets: targetsOf(edition, ranks, query.subject), trust: 1 }
    : matchMisspelt(edition, asked)
}

const targetsOf = (edition: Edition, ranks: readonly number[], name: string): NameTarget[] => {
  const key = nameKey(name, edition.info.language)
  const folded = foldName(name)
  const defined = new Set(findGlossaryTerm(edition, name)?.see.map(({ number }) => number))
  return [...new Set(ranks)].map((rank) => {
    const row = edition.rowOfRank(rank)
    const title = row < 0 ? '' : edition.title(row)
    return {
      rank,
      isTitle: title !== '' && nameKey(title, edition.info.language) === key,
      isExact: title !== '' && foldName(title) === folded,
      isDefined: defined.has(printRuleNumber(numberOfRank(rank))),
    }
  })
}

const matchMisspelt = (edition: Edition, asked: string): NameMatch | null => {
  if (asked.length > LONGEST_SLIP) return null
  const { places } = nearestStrings(edition.names, asked, allowedSlips(asked.length), (name) => !name.startsWith('~'))
  if (places.length === 0) return null
  const targets = places.flatMap((place) =>
    targetsOf(edition, [...edition.nameTargets(place)], edition.names.at(place)),
  )
  return { targets, trust: RANKING.named.misspelt }
}

/** Adds the worth of a name to the rows it leads to: the rule so called, then what stands under it. */
export const addNameScores = (edition: Edition, match: NameMatch, scores: Float32Array): void => {
  const worth = new Map<number, number>()
  const offer = (row: number, value: number): void => {
    worth.set(row, Math.max(worth.get(row) ?? 0, value * match.trust))
  }
  for (const { rank, isTitle, isExact, isDefined } of match.targets) {
    const number = numberOfRank(rank)
    const { title, exactTitle, exactHeading, defined, term } = RANKING.named
    const exact = levelOf(number) === 'heading' ? exactHeading : exactTitle
    const { itself, below } = isExact ? exact : isTitle ? title : isDefined ? defined : term
    const row = edition.rowOfRank(rank)
    if (row >= 0 && levelOf(number) !== 'heading') offer(row, itself)
    if (row < 0 || edition.title(row) === '') continue
    descendantRows(edition, number).forEach((under, i) => {
      offer(under, below + (i === 0 ? RANKING.named.first : 0))
    })
  }
  for (const [row, value] of worth) scores[row] = (scores[row] as number) + value
}
