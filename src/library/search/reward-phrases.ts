import { numberOfRank } from '../../core/rule-number.ts'
import { analyze } from '../analysis/analyze.ts'
import type { Edition } from '../binary/open-edition.ts'
import { titleFor } from '../lookup.ts'
import { bestRows } from './best-rows.ts'
import type { Evidence } from './resolve-words.ts'
import { RANKING } from './weights.ts'

/**
 * Words that stand together in the question and stand together in a text count for more: `last known information` is a
 * term, its three words apart are not. Only the best rows are read again, since this means decoding their texts.
 */
export const rewardPhrases = (edition: Edition, evidence: readonly Evidence[], scores: Float32Array): void => {
  const own = evidence.filter((one) => one.edition === edition)
  if (own.length < 2) return
  for (const row of bestRows(scores, RANKING.phrases.rows, () => true)) {
    const bonus = phraseBonus(passage(edition, row), edition, own)
    scores[row] = (scores[row] as number) * (1 + RANKING.phrases.weight * bonus)
  }
}

/** A rule with the name it stands under: `variant` … `life` is together where the heading is the variant. */
const passage = (edition: Edition, row: number): string =>
  `${titleFor(edition, numberOfRank(edition.ranks[row] as number))}\n${edition.text(row)}`

/** 0–1: the share, by rarity, of the question's neighbouring words that are neighbours in the text. */
const phraseBonus = (text: string, edition: Edition, words: readonly Evidence[]): number => {
  const places = words.map((): number[] => [])
  analyze(text, edition.info.language).forEach(({ terms }, place) => {
    words.forEach((word, i) => {
      if (terms.some((term) => word.terms.includes(term))) places[i]?.push(place)
    })
  })
  let all = 0
  let together = 0
  for (let i = 0; i + 1 < words.length; i++) {
    const [a, b] = [words[i] as Evidence, words[i + 1] as Evidence]
    const worth = a.rarity + b.rarity
    all += worth
    if (b.at - a.at > 1) continue
    const near = nearest(places[i] as number[], places[i + 1] as number[])
    if (near <= RANKING.phrases.reach) together += worth / near
  }
  return all === 0 ? 0 : together / all
}

/** The least distance between two words in a text; a swap counts one more. */
const nearest = (from: readonly number[], to: readonly number[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const a of from) for (const b of to) least = Math.min(least, b > a ? b - a : a - b + 1)
  return least
}
