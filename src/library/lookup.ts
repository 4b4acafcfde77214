import {
  levelOf,
  numberOfRank,
  parentOf,
  printRuleNumber,
  type RuleLevel,
  type RuleNumber,
  rankOf,
} from '../core/rule-number.ts'
import { type Edition, lowerBound } from './binary/open-edition.ts'
import type { EditionInfo } from './edition-content.ts'

/** A pointer to a rule. `title` is its own name or that of the nearest rule above that has one; '' where none is held. */
export interface RuleRef {
  readonly number: string
  readonly title: string
  /** Whether this edition holds the rule itself (a restatement in progress may not). */
  readonly held: boolean
}

export interface RuleView {
  readonly edition: EditionInfo
  readonly number: string
  readonly level: RuleLevel
  /** Its own name; '' for most rules. */
  readonly title: string
  /** '' where the number is only a name (702.19, a heading, a section). */
  readonly text: string
  readonly list: readonly string[]
  readonly examples: readonly string[]
  /** The three-digit rule it stands under, itself where it is one; null for a section. */
  readonly heading: RuleRef | null
  readonly parent: RuleRef | null
  readonly children: readonly RuleRef[]
  /** Neighbours in reading order. */
  readonly previous: RuleRef | null
  readonly next: RuleRef | null
  readonly see: readonly RuleRef[]
  readonly seenFrom: readonly RuleRef[]
}

/** One rule with everything around it; null where this edition does not hold the number. */
export const lookupRule = (edition: Edition, number: RuleNumber): RuleView | null => {
  const row = edition.rowOf(number)
  if (row < 0) return null
  const parent = parentOf(number)
  return {
    edition: edition.info,
    number: printRuleNumber(number),
    level: levelOf(number),
    title: edition.title(row),
    text: edition.text(row),
    list: edition.list(row),
    examples: edition.examples(row),
    heading: number.heading < 100 ? null : refer(edition, { heading: number.heading, rule: 0, letter: '' }),
    parent: parent === null ? null : refer(edition, parent),
    children: childRows(edition, number).map((child) => referToRow(edition, child)),
    previous: row > 0 ? referToRow(edition, row - 1) : null,
    next: row + 1 < edition.size ? referToRow(edition, row + 1) : null,
    see: Array.from(edition.see(row), (rank) => refer(edition, numberOfRank(rank))),
    seenFrom: Array.from(edition.seenFrom(row), (from) => referToRow(edition, from)),
  }
}

export const refer = (edition: Edition, number: RuleNumber): RuleRef => ({
  number: printRuleNumber(number),
  title: titleFor(edition, number),
  held: edition.rowOf(number) >= 0,
})

export const referToRow = (edition: Edition, row: number): RuleRef =>
  refer(edition, numberOfRank(edition.ranks[row] as number))

/** The name under which a rule stands: its own, or that of the nearest titled rule above it. */
export const titleFor = (edition: Edition, number: RuleNumber): string => {
  for (let up: RuleNumber | null = number; up !== null; up = parentOf(up)) {
    const row = edition.rowOf(up)
    const title = row < 0 ? '' : edition.title(row)
    if (title !== '') return title
  }
  return ''
}

/** The rank after the last descendant of a number. */
const endOf = (number: RuleNumber): number => {
  switch (levelOf(number)) {
    case 'section':
      return rankOf({ heading: number.heading + 1, rule: 0, letter: '' })
    case 'heading':
      return rankOf(number) + 2 ** 15
    case 'rule':
      return rankOf(number) + 2 ** 5
    case 'subrule':
      return rankOf(number) + 1
  }
}

/** Rows of everything below a number, in order. */
export const descendantRows = (edition: Edition, number: RuleNumber): number[] => {
  const from = lowerBound(edition.ranks, rankOf(number) + 1)
  const to = lowerBound(edition.ranks, endOf(number))
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
}

/** Rows one level down. A subrule whose rule is not held counts as a child of the heading, so nothing is out of reach. */
export const childRows = (edition: Edition, number: RuleNumber): number[] =>
  descendantRows(edition, number).filter((row) => {
    let up = parentOf(numberOfRank(edition.ranks[row] as number))
    while (up !== null && rankOf(up) !== rankOf(number) && edition.rowOf(up) < 0) up = parentOf(up)
    return up !== null && rankOf(up) === rankOf(number)
  })

/** Whether the official edition has the number, held here or not; null where that is not known. */
export const isKnownNumber = (edition: Edition, number: RuleNumber): boolean | null => {
  if (edition.rowOf(number) >= 0) return true
  const { known } = edition
  return known.length === 0 ? null : known[lowerBound(known, rankOf(number))] === rankOf(number)
}

/** Up to `limit` rules next to a number that is not held: the nearest one above it that is, then those around its place. */
export const nearestRules = (edition: Edition, number: RuleNumber, limit = 5): RuleRef[] => {
  const rows = new Set<number>()
  for (let up = parentOf(number); up !== null && rows.size === 0; up = parentOf(up)) {
    const row = edition.rowOf(up)
    if (row >= 0) rows.add(row)
  }
  const place = lowerBound(edition.ranks, rankOf(number))
  for (let step = 1; rows.size < limit && step <= limit; step++) {
    for (const row of [place - step, place + step - 1]) {
      if (row >= 0 && row < edition.size && rows.size < limit) rows.add(row)
    }
  }
  return [...rows].map((row) => referToRow(edition, row))
}
