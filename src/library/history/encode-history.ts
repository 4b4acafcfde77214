import { parseRuleNumber, rankOf } from '../../core/rule-number.ts'
import { writeParts } from '../binary/layout.ts'
import { encodeText } from '../binary/text-codec.ts'
import { HISTORY_FILE, NONE } from './history-file.ts'
import type { HistoryContent, Span } from './lineage.ts'

/** The binary file of all lineages; `hash` marks their content. Throws a RangeError where the content does not fit its form. */
export const encodeHistory = ({ editions, lineages }: HistoryContent, hash: string): Uint8Array<ArrayBuffer> => {
  const places = new Map(lineages.map(({ id }, place) => [id, place]))
  const place = (id: string | undefined): number => {
    const found = id === undefined ? NONE : places.get(id)
    if (found === undefined) throw new RangeError(`no lineage is called ${id}`)
    return found
  }
  const spans = lineages
    .flatMap((lineage, at) => lineage.spans.map((span) => ({ ...span, rank: rankOfNumber(span), lineage: at })))
    .sort((a, b) => a.rank - b.rank || a.from - b.from)
  if (spans.length >= NONE || lineages.length >= NONE || editions.length > 256) throw new RangeError('too much history')
  const ofLineage: number[][] = lineages.map(() => [])
  spans.forEach(({ lineage }, at) => {
    ofLineage[lineage]?.push(at)
  })
  for (const list of ofLineage) list.sort((a, b) => (spans[a]?.from ?? 0) - (spans[b]?.from ?? 0))
  const offsets = new Uint32Array(lineages.length + 1)
  ofLineage.forEach((list, at) => {
    offsets[at + 1] = (offsets[at] as number) + list.length
  })
  return writeParts(HISTORY_FILE, {
    info: encodeText(JSON.stringify({ editions, hash })),
    spanRanks: Uint32Array.from(spans, ({ rank }) => rank),
    spanFrom: Uint8Array.from(spans, ({ from }) => from),
    spanTo: Uint8Array.from(spans, ({ to }) => to),
    spanWordings: Uint8Array.from(spans, ({ wording }) => wording),
    spanLineages: Uint16Array.from(spans, ({ lineage }) => lineage),
    lineageOffsets: offsets,
    lineageSpans: Uint16Array.from(ofLineage.flat()),
    splitFrom: Uint16Array.from(lineages, ({ splitFrom }) => place(splitFrom)),
    mergedInto: Uint16Array.from(lineages, ({ mergedInto }) => place(mergedInto)),
  })
}

const rankOfNumber = ({ number }: Span): number => {
  const parsed = parseRuleNumber(number)
  if (parsed === null) throw new RangeError(`not a rule number: ${number}`)
  return rankOf(parsed)
}
