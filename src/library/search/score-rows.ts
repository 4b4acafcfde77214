import type { Edition } from '../binary/open-edition.ts'
import type { Language } from '../edition-content.ts'
import { gatherEvidence, type SearchScope } from './gather-evidence.ts'
import { liftOpenings } from './lift-openings.ts'
import type { Query } from './read-query.ts'
import { rewardNames } from './reward-names.ts'
import { rewardPhrases } from './reward-phrases.ts'
import { RANKING } from './weights.ts'

export interface RowScores {
  readonly scores: Float32Array
  /** The filed words of this edition that the question matched: what is to be marked in its texts. */
  readonly terms: ReadonlySet<string>
}

/** Every row of `target` weighed against the question; a row that answers more of it counts for more. */
export const scoreRows = (target: Edition, scope: SearchScope, query: Query, spoken: Language): RowScores => {
  const scores = new Float32Array(target.size)
  const matched = new Float32Array(target.size)
  const { evidence, all } = gatherEvidence(target, scope, query, spoken)
  for (const one of evidence) {
    const best = new Float32Array(target.size)
    for (const place of one.places) {
      one.edition.words.visit(place, (row, weight) => {
        const here = one.edition === target ? row : target.rowOfRank(one.edition.ranks[row] as number)
        if (here >= 0 && weight > (best[here] as number)) best[here] = weight
      })
    }
    for (let row = 0; row < best.length; row++) {
      const weight = best[row] as number
      if (weight === 0) continue
      scores[row] = (scores[row] as number) + (one.trust * one.rarity * weight) / 255
      if (one.isCompanion !== true) matched[row] = (matched[row] as number) + one.rarity
    }
  }
  for (let row = 0; row < scores.length; row++) {
    const share = (matched[row] as number) / (all || 1)
    scores[row] = (scores[row] as number) * share ** RANKING.coordination
  }
  rewardNames(target, query, evidence, scores)
  rewardPhrases(target, evidence, scores)
  liftOpenings(target, scores)
  return { scores, terms: new Set(evidence.filter((one) => one.edition === target).flatMap((one) => one.terms)) }
}
