import { existsSync, readFileSync } from 'node:fs'

/** Which numbers each edition had: the dates in order, and for each number the spans of editions (`0-12,40-128`) that have it. */
export interface Numbering {
  readonly editions: readonly string[]
  readonly numbers: Readonly<Record<string, string>>
}

export const NUMBERING_PATH = 'rules-index/facts/numbering.json'

export const readNumbering = (path: string): Numbering | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Numbering) : null

/** The numbers of each edition, in the order of `editions`. */
export const numbersByEdition = ({ editions, numbers }: Numbering): Set<string>[] => {
  const sets = editions.map(() => new Set<string>())
  for (const [number, spans] of Object.entries(numbers)) {
    for (const span of spans.split(',')) {
      const [from = 0, to = from] = span.split('-').map(Number)
      for (let i = from; i <= to; i++) sets[i]?.add(number)
    }
  }
  return sets
}

export const deriveNumbering = (
  held: readonly { readonly edition: string; readonly numbers: readonly string[] }[],
): Numbering => {
  const sorted = [...held].sort((a, b) => (a.edition < b.edition ? -1 : 1))
  const places = new Map<string, number[]>()
  sorted.forEach(({ numbers }, i) => {
    for (const number of numbers) places.set(number, [...(places.get(number) ?? []), i])
  })
  return {
    editions: sorted.map(({ edition }) => edition),
    numbers: Object.fromEntries([...places].map(([number, list]) => [number, printSpans(list)])),
  }
}

const printSpans = (places: readonly number[]): string => {
  const spans: [number, number][] = []
  for (const place of places) {
    const last = spans.at(-1)
    if (last !== undefined && last[1] === place - 1) last[1] = place
    else spans.push([place, place])
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

export const printNumbering = ({ editions, numbers }: Numbering): string => {
  const lines = Object.entries(numbers).map(
    ([number, spans]) => `  ${JSON.stringify(number)}: ${JSON.stringify(spans)}`,
  )
  return `{"editions": ${JSON.stringify(editions)}, "numbers": {\n${lines.join(',\n')}\n}}\n`
}
