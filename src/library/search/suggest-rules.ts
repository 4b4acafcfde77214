import { levelOf, numberOfRank, printRuleNumber } from '../../core/rule-number.ts'
import { foldName } from '../analysis/fold.ts'
import type { Edition } from '../binary/open-edition.ts'
import type { EditionInfo } from '../edition-content.ts'
import { titleFor } from '../lookup.ts'
import { allowedSlips, editDistance } from './levenshtein.ts'
import { readAll } from './nearest-strings.ts'

/** A completion: `label` is what to show, `number` the rule it leads to. */
export interface Suggestion {
  readonly kind: 'number' | 'name'
  readonly label: string
  readonly number: string
  readonly title: string
  readonly edition: EditionInfo
}

const DEFAULT_LIMIT = 10
const LARGEST_LIMIT = 25
const NUMBER_START = /^\s*(?:c\.?r\.?|r|rules?|r[èe]gles?|§)?\s*([1-9]\d{0,2}(?:[.,]\d{0,3}[a-z]?)?)$/i

/** Completions of what is being typed, best first: numbers by their beginning, names by theirs, then names with the words inside, then near spellings. */
export const suggestRules = (editions: readonly Edition[], typed: string, limit = DEFAULT_LIMIT): Suggestion[] => {
  const most = Math.min(LARGEST_LIMIT, Math.max(1, limit))
  const start = NUMBER_START.exec(typed)
  const found = editions.flatMap((edition) =>
    start === null
      ? completeNames(edition, typed, most)
      : completeNumbers(edition, (start[1] as string).toLowerCase().replace(',', '.'), most),
  )
  const seen = new Set<string>()
  return found
    .sort((a, b) => a.order - b.order)
    .filter(({ number, label }) => {
      const key = `${number} ${label}`
      return seen.has(key) ? false : seen.add(key) !== undefined
    })
    .slice(0, most)
    .map(({ order: _, ...suggestion }) => suggestion)
}

type Ordered = Suggestion & { readonly order: number }

const completeNumbers = (edition: Edition, start: string, limit: number): Ordered[] => {
  const found: Ordered[] = []
  for (let row = 0; row < edition.size && found.length < limit; row++) {
    const number = printRuleNumber(numberOfRank(edition.ranks[row] as number))
    if (number.startsWith(start))
      found.push(suggestionFor(edition, edition.ranks[row] as number, 'number', number, found.length))
  }
  return found
}

const completeNames = (edition: Edition, typed: string, limit: number): Ordered[] => {
  const asked = foldName(typed)
  if (asked === '') return []
  const slips = allowedSlips(asked.length)
  const found: { place: number; order: number }[] = []
  readAll(edition.names).forEach((name, place) => {
    if (name.startsWith('~') || edition.nameLabel(place) === '') return
    const order = orderOf(name, asked, slips)
    if (order < Number.POSITIVE_INFINITY) found.push({ place, order })
  })
  return found
    .sort((a, b) => a.order - b.order)
    .slice(0, limit)
    .map(({ place, order }) =>
      suggestionFor(edition, edition.nameTargets(place)[0] as number, 'name', edition.nameLabel(place), order),
    )
}

/** Lower is better: the beginning of a name, then a word inside it, then the beginning with a slip; shorter names first. */
const orderOf = (name: string, asked: string, slips: number): number => {
  const length = Math.min(name.length, 99)
  if (name.startsWith(asked)) return length
  if (name.includes(` ${asked}`) || name.includes(`'${asked}`)) return 100 + length
  const near = slips > 0 ? editDistance(asked, name.slice(0, asked.length), slips) : slips + 1
  return near <= slips ? 200 + near * 100 + length : Number.POSITIVE_INFINITY
}

const suggestionFor = (
  edition: Edition,
  rank: number,
  kind: Suggestion['kind'],
  label: string,
  order: number,
): Ordered => {
  const number = numberOfRank(rank)
  const level = levelOf(number)
  const title = titleFor(edition, number)
  return {
    kind,
    label,
    number: printRuleNumber(number),
    title,
    edition: edition.info,
    order: order + (level === 'subrule' ? 0.5 : 0),
  }
}
