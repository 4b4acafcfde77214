import type { EditionDate } from '../../core/edition.ts'
import { parseRuleNumber, printRuleNumber, type RuleNumber } from '../../core/rule-number.ts'
import { type Resolution, resolveLineage } from '../../library/index.ts'
import { history } from './shipped.ts'

/** A number of one edition, followed to another. */
export interface TracedNumber {
  readonly number: string
  readonly lineage: number
  readonly edition: number
  readonly to: number
  readonly resolution: Resolution
}

/** Follows a number of an edition to another; null where the edition does not have it. */
export const traceNumber = (number: RuleNumber, edition: number, to: number): TracedNumber | null => {
  const lineage = history.at(number, edition)
  if (lineage < 0) return null
  const resolution = resolveLineage(history, lineage, edition, to)
  return { number: printRuleNumber(number), lineage, edition, to, resolution }
}

/** The newest edition that had the number; -1 where none did. */
export const lastEditionWith = (number: RuleNumber): number => {
  for (let edition = history.editions.length - 1; edition >= 0; edition--)
    if (history.at(number, edition) >= 0) return edition
  return -1
}

/** Where a number of older editions stands in a later one, taken from the newest edition that had it; none where it never was. */
export const successorsOf = (number: RuleNumber, date: EditionDate): RuleNumber[] => {
  const to = history.editions.indexOf(date)
  const edition = lastEditionWith(number)
  const traced = to < 0 || edition < 0 || edition > to ? null : traceNumber(number, edition, to)
  return (traced?.resolution.numbers ?? []).map(parseRuleNumber).filter((one) => one !== null)
}

/** What else the number has meant: every other rule that ever had it, newest first. */
export const otherMeanings = (number: RuleNumber, lineage: number) =>
  history
    .everCalled(number)
    .filter((other) => other !== lineage)
    .map((other) => {
      const spans = history.spans(other).filter((span) => span.number === printRuleNumber(number))
      return { lineage: other, from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? 0 }
    })
    .sort((a, b) => b.to - a.to)
