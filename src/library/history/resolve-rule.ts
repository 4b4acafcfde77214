import type { EditionDate } from '../../core/edition.ts'
import { levelOf, numberOfRank, parentOf, printRuleNumber, type RuleNumber } from '../../core/rule-number.ts'
import type { History } from './open-history.ts'

/**
 * How surely a rule of one edition is found in another: in the same wording, in another wording, as several rules or as a
 * part of one, taken into another rule, or not at all, be it no more or not yet.
 */
export const CERTAINTIES = ['identical', 'edited', 'split', 'merged', 'removed', 'added'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** Where a rule of one edition stands in another. */
export interface Resolution {
  readonly certainty: Certainty
  /** Its numbers there, the rule itself first; none where it is `removed` or not yet `added`. */
  readonly numbers: readonly string[]
  /** Where it has no number there: the nearest rule above it that does; null where there is none. */
  readonly above: string | null
  /** The lineage that bears the old number there, where that is another rule; -1 where none does. */
  readonly reusedBy: number
}

type Place = Pick<Resolution, 'certainty' | 'numbers'>

/** Follows a rule that has a number in edition `from` to edition `to`, later or earlier. */
export const resolveLineage = (history: History, lineage: number, from: number, to: number): Resolution => {
  const { certainty, numbers } = to >= from ? goForward(history, lineage, from, to) : goBack(history, lineage, from, to)
  const number = numberAt(history, lineage, from)
  const holder = number === null ? -1 : history.at(number, to)
  const isOwn = holder === lineage || (number !== null && numbers.includes(printRuleNumber(number)))
  const above = number === null || numbers.length > 0 ? null : findAbove(history, number, from, to)
  return { certainty, numbers, above, reusedBy: isOwn ? -1 : holder }
}

const numberAt = (history: History, lineage: number, edition: number): RuleNumber | null => {
  const rank = history.rankAt(lineage, edition)
  return rank < 0 ? null : numberOfRank(rank)
}

const printAt = (history: History, lineage: number, edition: number): string[] => {
  const number = numberAt(history, lineage, edition)
  return number === null ? [] : [printRuleNumber(number)]
}

const kept = (history: History, lineage: number, from: number, to: number): Certainty =>
  history.wordingAt(lineage, from) === history.wordingAt(lineage, to) ? 'identical' : 'edited'

const goForward = (history: History, lineage: number, from: number, to: number): Place => {
  const there = printAt(history, lineage, to)
  const inParts = history.parts(lineage).flatMap((part) => {
    const begin = history.spans(part)[0]?.from ?? 0
    return begin > from && begin <= to ? goForward(history, part, begin, to).numbers : []
  })
  if (inParts.length > 0) return { certainty: 'split', numbers: [...new Set([...there, ...inParts])] }
  if (there.length > 0) return { certainty: kept(history, lineage, from, to), numbers: there }
  const whole = history.mergedInto(lineage)
  const end = history.spans(lineage).at(-1)?.to ?? 0
  if (whole >= 0 && end < to) {
    const [number] = goForward(history, whole, Math.max(from, end + 1), to).numbers
    if (number !== undefined) return { certainty: 'merged', numbers: [number] }
  }
  const scattered = whereChildrenWent(history, lineage, from, to)
  return scattered.length > 0 ? { certainty: 'split', numbers: scattered } : { certainty: 'removed', numbers: [] }
}

const goBack = (history: History, lineage: number, from: number, to: number): Place => {
  const there = printAt(history, lineage, to)
  if (there.length > 0) return { certainty: kept(history, lineage, from, to), numbers: there }
  const whole = history.splitFrom(lineage)
  const begin = history.spans(lineage)[0]?.from ?? 0
  const numbers = whole < 0 || begin <= to ? [] : goBack(history, whole, begin - 1, to).numbers
  return { certainty: numbers.length > 0 ? 'split' : 'added', numbers }
}

/** A heading without a successor went where the rules under it went: the places of most of them first. */
const whereChildrenWent = (history: History, lineage: number, from: number, to: number): string[] => {
  const number = numberAt(history, lineage, from)
  if (number === null || levelOf(number) !== 'heading') return []
  const tally = new Map<number, number>()
  for (let child = 0; child < history.size; child++) {
    const before = numberAt(history, child, from)
    if (before === null || before.heading !== number.heading || before.rule === 0) continue
    const after = numberAt(history, child, to)
    if (after !== null) tally.set(after.heading, (tally.get(after.heading) ?? 0) + 1)
  }
  return [...tally].sort((a, b) => b[1] - a[1]).map(([heading]) => `${heading}`)
}

const findAbove = (history: History, number: RuleNumber, from: number, to: number): string | null => {
  for (let up = parentOf(number); up !== null; up = parentOf(up)) {
    const lineage = history.at(up, from)
    const [there] = lineage < 0 ? [] : goForward(history, lineage, from, to).numbers
    if (there !== undefined) return there
  }
  return null
}

/** The edition in force on a day, `YYYY-MM-DD`: the newest that had taken effect; -1 before the first. */
export const editionInForce = (history: History, day: EditionDate): number =>
  history.editions.findLastIndex((date) => date <= day)
