import type { HistoryContent, Lineage } from '../../../src/library/index.ts'
import type { ComparableRule } from './comparable-text.ts'
import { matchEditions } from './match-editions.ts'

export interface TracedEdition {
  readonly edition: string
  readonly rules: readonly ComparableRule[]
}

interface Growing {
  readonly id: string
  readonly spans: { from: number; to: number; readonly number: string; readonly wording: number }[]
  readonly wordings: string[]
  splitFrom?: string
  mergedInto?: string
}

/** A rule that comes back in these many words after it was gone is the one that it was. */
const WORDS_TO_RETURN = 8

/** Follows every rule through the editions, which must be in the order of their dates. */
export const traceLineages = (editions: readonly TracedEdition[]): HistoryContent => {
  const lineages: Growing[] = []
  const lost = new Map<string, Growing>()
  let before: TracedEdition = { edition: '', rules: [] }
  let held = new Map<string, Growing>()
  editions.forEach((now, at) => {
    const match = matchEditions(before.rules, now.rules)
    const oldNumbers = new Map([...match.same].map(([older, newer]) => [newer, older]))
    const next = new Map<string, Growing>()
    for (const rule of now.rules) {
      const known = held.get(oldNumbers.get(rule.number) ?? '') ?? lost.get(rule.key)
      const lineage = known ?? { id: `${rule.number}@${now.edition}`, spans: [], wordings: [] }
      if (known === undefined) {
        lineages.push(lineage)
        const whole = held.get(match.split.get(rule.number) ?? '')
        if (whole !== undefined) lineage.splitFrom = whole.id
      }
      lost.delete(rule.key)
      delete lineage.mergedInto
      extend(lineage, rule, at)
      next.set(rule.number, lineage)
    }
    for (const rule of before.rules) {
      const lineage = held.get(rule.number)
      if (lineage === undefined || match.same.has(rule.number)) continue
      if (rule.words.length >= WORDS_TO_RETURN) lost.set(rule.key, lineage)
      const whole = next.get(match.merged.get(rule.number) ?? '')
      if (whole !== undefined) lineage.mergedInto = whole.id
    }
    before = now
    held = next
  })
  return {
    editions: editions.map(({ edition }) => edition),
    lineages: lineages.map(({ wordings: _, ...lineage }): Lineage => lineage),
  }
}

const extend = ({ spans, wordings }: Growing, { number, key }: ComparableRule, at: number): void => {
  if (!wordings.includes(key)) wordings.push(key)
  const wording = wordings.indexOf(key)
  const last = spans.at(-1)
  if (last !== undefined && last.number === number && last.wording === wording && last.to === at - 1) last.to = at
  else spans.push({ from: at, to: at, number, wording })
}
