import { existsSync, readFileSync } from 'node:fs'
import type { HistoryContent, Lineage, Span } from '../../../src/library/index.ts'

/** The table that ships: facts, and not a word of text. `npm run rules:facts` derives it from the official texts. */
export const HISTORY_PATH = 'rules-index/facts/history.json'

/** One lineage as it stands in the table. A span is `first-last/number/wording`, the editions by their places. */
interface Entry {
  readonly spans: string
  readonly splitFrom?: string
  readonly mergedInto?: string
}

const printSpan = ({ from, to, number, wording }: Span): string =>
  `${from === to ? from : `${from}-${to}`}/${number}/${wording}`

const parseSpan = (text: string): Span => {
  const [places = '', number = '', wording] = text.split('/')
  const [from, to = from] = places.split('-').map(Number)
  return { from: Number(from), to: Number(to), number, wording: Number(wording) }
}

/** One lineage a line, so that a new edition shows as a difference one can read. */
export const printHistory = ({ editions, lineages }: HistoryContent): string => {
  const line = ({ id, spans, ...links }: Lineage): string => {
    const entry: Entry = { spans: spans.map(printSpan).join(' '), ...links }
    return `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`
  }
  return `{"editions": ${JSON.stringify(editions)}, "lineages": {\n${lineages.map(line).join(',\n')}\n}}\n`
}

export const parseHistory = (text: string): HistoryContent => {
  const { editions, lineages } = JSON.parse(text) as { editions: string[]; lineages: Record<string, Entry> }
  return {
    editions,
    lineages: Object.entries(lineages).map(([id, { spans, ...links }]) => ({
      id,
      spans: spans.split(' ').map(parseSpan),
      ...links,
    })),
  }
}

/** null where the table is missing. */
export const readHistory = (path: string): HistoryContent | null =>
  existsSync(path) ? parseHistory(readFileSync(path, 'utf8')) : null
