import type { EditionDate } from '../../core/edition.ts'
import { numberOfRank, parseRuleNumber, printRuleNumber, type RuleNumber, rankOf } from '../../core/rule-number.ts'
import { readParts } from '../binary/layout.ts'
import { lowerBound } from '../binary/open-edition.ts'
import { decodeText } from '../binary/text-codec.ts'
import { HISTORY_FILE, NONE } from './history-file.ts'
import type { Span } from './lineage.ts'

/** The numbers of all rules in all editions. A lineage is one rule through time, an edition its place in `editions`. */
export interface History {
  /** Effective dates, oldest first. */
  readonly editions: readonly EditionDate[]
  /** The same content gives the same hash. */
  readonly hash: string
  /** How many lineages there are. */
  readonly size: number
  /** The lineage that has this number in this edition, or -1. */
  at(number: RuleNumber, edition: number): number
  /** Every lineage that ever had the number, by time. */
  everCalled(number: RuleNumber): number[]
  spans(lineage: number): Span[]
  /** The rank of the number that a lineage has in an edition; -1 where it has none. */
  rankAt(lineage: number, edition: number): number
  /** The wording that a lineage has in an edition; -1 where it has none. */
  wordingAt(lineage: number, edition: number): number
  /** The stable id: `217.1c@2001-07-23`. */
  id(lineage: number): string
  /** The inverse of `id`, or -1. */
  find(id: string): number
  splitFrom(lineage: number): number
  mergedInto(lineage: number): number
  /** The lineages that were a part of this one, in the order of their numbers. */
  parts(lineage: number): readonly number[]
}

/** Throws a RangeError where the buffer is not a history file of this version. */
export const openHistory = (buffer: ArrayBuffer): History => {
  const parts = readParts(HISTORY_FILE, buffer)
  const { editions, hash } = JSON.parse(decodeText(parts.bytes('info'))) as Pick<History, 'editions' | 'hash'>
  const ranks = parts.u32('spanRanks')
  const [from, to, wordings] = [parts.bytes('spanFrom'), parts.bytes('spanTo'), parts.bytes('spanWordings')]
  const lineages = parts.u16('spanLineages')
  const offsets = parts.u32('lineageOffsets')
  const lineageSpans = parts.u16('lineageSpans')
  const splitFrom = parts.u16('splitFrom')
  const mergedInto = parts.u16('mergedInto')
  const size = offsets.length - 1
  const orNone = (lineage = NONE): number => (lineage === NONE ? -1 : lineage)

  const spanIn = (lineage: number, edition: number): number => {
    for (let i = offsets[lineage] as number; i < (offsets[lineage + 1] as number); i++) {
      const span = lineageSpans[i] as number
      if (edition >= (from[span] as number) && edition <= (to[span] as number)) return span
    }
    return -1
  }
  // Worked out when first asked for: opening the file costs nothing.
  let partsOf: ReadonlyMap<number, number[]> | null = null
  const groupParts = (): ReadonlyMap<number, number[]> =>
    Map.groupBy(
      Array.from(splitFrom.keys()).filter((lineage) => splitFrom[lineage] !== NONE),
      (lineage) => splitFrom[lineage] as number,
    )

  const spansCalled = (number: RuleNumber): number[] => {
    const rank = rankOf(number)
    const found: number[] = []
    for (let span = lowerBound(ranks, rank); ranks[span] === rank; span++) found.push(span)
    return found
  }
  const spanAt = (span: number): Span => ({
    from: from[span] as number,
    to: to[span] as number,
    number: printRuleNumber(numberOfRank(ranks[span] as number)),
    wording: wordings[span] as number,
  })
  const history: History = {
    editions,
    hash,
    size,
    at: (number, edition) => {
      const span = spansCalled(number).find((one) => edition >= (from[one] ?? 0) && edition <= (to[one] ?? -1))
      return span === undefined ? -1 : (lineages[span] as number)
    },
    everCalled: (number) => [...new Set(spansCalled(number).map((span) => lineages[span] as number))],
    spans: (lineage) => Array.from(lineageSpans.subarray(offsets[lineage], offsets[lineage + 1]), spanAt),
    id: (lineage) => {
      const first = spanAt(lineageSpans[offsets[lineage] as number] as number)
      return `${first.number}@${editions[first.from]}`
    },
    find: (id) => {
      const [text = '', date = ''] = id.split('@')
      const number = parseRuleNumber(text)
      const lineage = number === null ? -1 : history.at(number, editions.indexOf(date))
      return lineage >= 0 && history.id(lineage) === id ? lineage : -1
    },
    splitFrom: (lineage) => orNone(splitFrom[lineage]),
    mergedInto: (lineage) => orNone(mergedInto[lineage]),
    parts: (lineage) => {
      partsOf ??= groupParts()
      return partsOf.get(lineage) ?? []
    },
    rankAt: (lineage, edition) => ranks[spanIn(lineage, edition)] ?? -1,
    wordingAt: (lineage, edition) => wordings[spanIn(lineage, edition)] ?? -1,
  }
  return history
}
