import { analyze } from '../../../src/library/analysis/analyze.ts'
import type { Language, Translation } from '../../../src/library/index.ts'
import type { RestatedRule } from '../restatement/read-restatement.ts'

/** A text and its counterpart as the numbers of their words. */
interface Pair {
  readonly from: readonly number[]
  readonly to: readonly number[]
}

const ROUNDS = 5
/** A translation less sure than this is left out, and no word keeps more than this many. */
const LEAST_TRUST = 0.12
const MOST = 3

/**
 * Which word of one language stands for which of the other, learnt from the restatement, whose texts come in pairs
 * (IBM's first model: words that keep turning up in each other's counterparts). The words are those of the index.
 */
export const learnTranslations = (
  rules: readonly RestatedRule[],
  from: Language,
  to: Language,
): Map<string, Translation[]> => {
  const source = numberWords()
  const target = numberWords()
  const pairs = rules
    .flatMap((rule) => passagesOf(rule, from, to))
    .map(([a, b]): Pair => ({ from: source.read(a, from), to: target.read(b, to) }))
  const chances = estimate(pairs, source.names.length)
  const learnt = new Map<string, Translation[]>()
  chances.forEach((row, word) => {
    const best = [...row]
      .map(([other, trust]) => ({ term: target.names[other] as string, trust: Math.round(trust * 100) / 100 }))
      .filter(({ trust }) => trust >= LEAST_TRUST)
      .sort((a, b) => b.trust - a.trust)
      .slice(0, MOST)
    if (best.length > 0) learnt.set(source.names[word] as string, best)
  })
  return learnt
}

const passagesOf = (rule: RestatedRule, from: Language, to: Language): [string, string][] => [
  [rule.title[from], rule.title[to]],
  [rule.text[from], rule.text[to]],
  ...rule.examples[from].map((text, i): [string, string] => [text, rule.examples[to][i] ?? '']),
]

const numberWords = () => {
  const names: string[] = []
  const numbers = new Map<string, number>()
  const read = (text: string, language: Language): number[] => {
    const terms = new Set(analyze(text, language).map((word) => word.terms[0] as string))
    return [...terms].map((term) => {
      const known = numbers.get(term)
      if (known !== undefined) return known
      numbers.set(term, names.length)
      return names.push(term) - 1
    })
  }
  return { names, read }
}

/** For each word of the source, how likely each word of the target stands for it. */
const estimate = (pairs: readonly Pair[], size: number): Map<number, number>[] => {
  let chances = Array.from({ length: size }, () => new Map<number, number>())
  for (const { from, to } of pairs) for (const f of from) for (const t of to) chances[f]?.set(t, 1)
  for (let round = 0; round < ROUNDS; round++) {
    const counts = Array.from({ length: size }, () => new Map<number, number>())
    for (const { from, to } of pairs) {
      for (const t of to) {
        const all = from.reduce((sum, f) => sum + (chances[f]?.get(t) ?? 0), 0)
        if (all === 0) continue
        for (const f of from) {
          const share = (chances[f]?.get(t) ?? 0) / all
          if (share > 0.001) counts[f]?.set(t, (counts[f]?.get(t) ?? 0) + share)
        }
      }
    }
    chances = counts.map((row) => {
      const all = [...row.values()].reduce((sum, count) => sum + count, 0)
      return new Map([...row].map(([t, count]) => [t, count / (all + 0.5)]))
    })
  }
  return chances
}
