import type { Gap } from '../../src/core/card.ts'
import { type Outcome, RESULTS, type ResultKind } from './outcome.ts'
import { folderOf } from './scenario.ts'

export interface Row {
  readonly id: string
  readonly outcome: Outcome
  /** Everything not understood on the cards that the scenario puts somewhere, whether it came to matter or not. */
  readonly gaps: readonly Gap[]
}

type Counts = Record<ResultKind, number>

const noCounts = (): Counts => ({ pass: 0, fail: 0, refused: 0, unsupported: 0, untranslated: 0, crash: 0 })

export const countResults = (rows: readonly Row[]): Counts => {
  const counts = noCounts()
  for (const { outcome } of rows) counts[outcome.result] += 1
  return counts
}

export const countByFolder = (rows: readonly Row[]): ReadonlyMap<string, Counts> => {
  const folders = new Map<string, Counts>()
  for (const { id, outcome } of rows) {
    const folder = folderOf(id)
    const counts = folders.get(folder) ?? noCounts()
    counts[outcome.result] += 1
    folders.set(folder, counts)
  }
  return new Map([...folders].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** One line: id, result, the first difference; tabs between, none inside. */
export const printRow = ({ id, outcome }: Row): string =>
  [id, outcome.result, explain(outcome)].map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')

/** The first thing that kept the scenario from passing. */
export const explain = (outcome: Outcome): string => {
  switch (outcome.result) {
    case 'pass':
      return ''
    case 'fail':
      return outcome.difference
    case 'refused': {
      const { what, reasons, note } = outcome.refusals[0]!
      const why = note ?? reasons.map(({ code, rules }) => `${code} ${rules.join(' ')}`).join('; ')
      return `${what}: ${why}${outcome.factsHold ? ' (all facts hold)' : ''}`
    }
    case 'unsupported': {
      const gap = outcome.gaps[0]
      return `${outcome.at}: ${gap === undefined ? 'no gap named' : `${gap.card}: "${gap.text}" (${gap.reason})`}`
    }
    case 'untranslated':
      return `${outcome.reason}: ${JSON.stringify(outcome.step)}`
    case 'crash':
      return outcome.error.split('\n').slice(0, 3).join(' ')
  }
}

export const printSummary = (rows: readonly Row[]): string => {
  const counts = countResults(rows)
  const hold = rows.filter(({ outcome }) => outcome.result === 'refused' && outcome.factsHold).length
  const lines = [
    `${rows.length} scenarios`,
    ...RESULTS.map((kind) => `  ${kind.padEnd(13)}${String(counts[kind]).padStart(6)}`),
  ]
  if (hold > 0) lines.push(`  (of the refused, ${hold} with all facts true)`)
  lines.push('', ['folder', ...RESULTS].map(column).join(''))
  for (const [folder, of] of countByFolder(rows)) {
    lines.push([folder, ...RESULTS.map((kind) => String(of[kind] || ''))].map(column).join(''))
  }
  return lines.join('\n')
}

const column = (text: string, index: number): string => (index === 0 ? text.padEnd(26) : text.padStart(14))

/** What blocks how many scenarios, and of how many it is all that stands in the way as far as can be seen. */
interface Block {
  readonly cause: string
  count: number
  alone: number
  readonly example: string
}

/** What blocks the most scenarios: gaps in cards, steps not translated, refusals, facts that differ. */
export const rankBlocks = (rows: readonly Row[]): readonly Block[] => {
  const blocks = new Map<string, Block>()
  for (const row of rows) {
    const causes = new Set(causesOf(row))
    for (const cause of causes) {
      const block = blocks.get(cause) ?? { cause, count: 0, alone: 0, example: `${row.id}: ${explain(row.outcome)}` }
      block.count += 1
      if (causes.size === 1) block.alone += 1
      blocks.set(cause, block)
    }
  }
  return [...blocks.values()].toSorted((a, b) => b.alone - a.alone || b.count - a.count)
}

export const printGaps = (rows: readonly Row[], most: number): string => {
  const lines = rankBlocks(rows)
    .slice(0, most)
    .map(({ cause, count, alone, example }) => {
      const shown = example.replaceAll(/\s+/g, ' ').slice(0, 220)
      return `${String(alone).padStart(6)}${String(count).padStart(6)}  ${cause}\n              ${shown}`
    })
  return [' alone    of  what is missing', ...lines].join('\n')
}

const causesOf = ({ outcome, gaps }: Row): readonly string[] => {
  const unread = gaps.map(({ reason }) => `unsupported: ${reason}`)
  switch (outcome.result) {
    case 'pass':
      return []
    case 'fail':
      return [`fail: ${outcome.difference.replace(/^turn \d+ \S+ \S+ (?:check "[^"]*" )?/, '').split(':')[0]}`]
    case 'refused':
      return outcome.refusals.flatMap(({ reasons, note }) => note ?? reasons.map(({ code }) => `refused: ${code}`))
    case 'unsupported':
      return [...unread, ...outcome.gaps.map(({ reason }) => `unsupported: ${reason}`)]
    case 'untranslated':
      return [...unread, `untranslated: ${outcome.step[0]}: ${outcome.reason}`]
    case 'crash':
      return [`crash: ${outcome.error.split('\n')[0]}`]
  }
}
