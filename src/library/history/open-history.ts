import type { EditionDate } from '../../core/edition.ts'
import { numberOfRank, printRuleNumber, type RuleNumber, rankOf } from '../../core/rule-number.ts'
import { type PartReader, readParts } from '../binary/layout.ts'
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
  splitFrom(lineage: number): number
  mergedInto(lineage: number): number
  /** The lineages that were a part of this one, in the order of their numbers. */
  parts(lineage: number): readonly number[]
}

/** Throws a RangeError where the buffer is not a history file of this version. */
export const openHistory = (buffer: ArrayBuffer): History => {
  const parts = readParts(HISTORY_FILE, buffer)
  const { editions, hash } = JSON.parse(decodeText(parts.bytes('info'))) as Pick<History, 'editions' | 'hash'>
  const spans = openSpans(parts)
  const [splitFrom, mergedInto] = [parts.u16('splitFrom'), parts.u16('mergedInto')]
  const orNone = (lineage = NONE): number => (lineage === NONE ? -1 : lineage)
  // Worked out when first asked for: opening the file costs nothing.
  let partsOf: ReadonlyMap<number, number[]> | null = null
  return {
    editions,
    hash,
    size: splitFrom.length,
    at: (number, edition) => {
      const span = spans.called(number).find((one) => spans.covers(one, edition))
      return span === undefined ? -1 : spans.lineage(span)
    },
    everCalled: (number) => [...new Set(spans.called(number).map(spans.lineage))],
    spans: (lineage) => Array.from(spans.of(lineage), spans.read),
    id: (lineage) => {
      const first = spans.read(spans.of(lineage)[0] as number)
      return `${first.number}@${editions[first.from]}`
    },
    splitFrom: (lineage) => orNone(splitFrom[lineage]),
    mergedInto: (lineage) => orNone(mergedInto[lineage]),
    parts: (lineage) => {
      partsOf ??= groupParts(splitFrom)
      return partsOf.get(lineage) ?? []
    },
    rankAt: (lineage, edition) => spans.rank(spans.at(lineage, edition)),
    wordingAt: (lineage, edition) => spans.wording(spans.at(lineage, edition)),
  }
}

const groupParts = (splitFrom: Uint16Array): ReadonlyMap<number, number[]> =>
  Map.groupBy(
    Array.from(splitFrom.keys()).filter((lineage) => splitFrom[lineage] !== NONE),
    (lineage) => splitFrom[lineage] as number,
  )

/** The spans by their places in the file. */
const openSpans = (parts: PartReader<(typeof HISTORY_FILE.parts)[number]>) => {
  const ranks = parts.u32('spanRanks')
  const [from, to, wordings] = [parts.bytes('spanFrom'), parts.bytes('spanTo'), parts.bytes('spanWordings')]
  const lineages = parts.u16('spanLineages')
  const [offsets, lineageSpans] = [parts.u32('lineageOffsets'), parts.u16('lineageSpans')]
  const covers = (span: number, edition: number): boolean =>
    edition >= (from[span] as number) && edition <= (to[span] as number)
  return {
    covers,
    rank: (span: number): number => ranks[span] ?? -1,
    wording: (span: number): number => wordings[span] ?? -1,
    lineage: (span: number): number => lineages[span] as number,
    /** All that bear a number. */
    called: (number: RuleNumber): number[] => {
      const rank = rankOf(number)
      const found: number[] = []
      for (let span = lowerBound(ranks, rank); ranks[span] === rank; span++) found.push(span)
      return found
    },
    /** Those of a lineage, by time. */
    of: (lineage: number): Uint16Array => lineageSpans.subarray(offsets[lineage], offsets[lineage + 1]),
    /** That of a lineage in an edition, or -1. */
    at: (lineage: number, edition: number): number => {
      for (let i = offsets[lineage] as number; i < (offsets[lineage + 1] as number); i++) {
        const span = lineageSpans[i] as number
        if (covers(span, edition)) return span
      }
      return -1
    },
    read: (span: number): Span => ({
      from: from[span] as number,
      to: to[span] as number,
      number: printRuleNumber(numberOfRank(ranks[span] as number)),
      wording: wordings[span] as number,
    }),
  }
}
