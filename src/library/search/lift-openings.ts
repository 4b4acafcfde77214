import type { Edition } from '../binary/open-edition.ts'
import { RANKING } from './weights.ts'

const LETTERS = 2 ** 5

/**
 * A rule whose subrules answer the question is mostly the one that says what they are about (807.4 before 807.4c), and
 * holds fewer of the words because it is short. It is lifted by a share of its best subrules where it speaks of the same.
 */
export const liftOpenings = (edition: Edition, scores: Float32Array): void => {
  const { share, least } = RANKING.openings
  for (let row = 0; row < scores.length; row++) {
    const rank = edition.ranks[row] as number
    if (rank % LETTERS !== 0 || scores[row] === 0) continue
    let first = 0
    let second = 0
    for (let below = row + 1; below < scores.length && (edition.ranks[below] as number) < rank + LETTERS; below++) {
      const score = scores[below] as number
      if (score > first) [first, second] = [score, first]
      else if (score > second) second = score
    }
    if (second > 0 && (scores[row] as number) >= least * second) scores[row] = (scores[row] as number) + share * second
  }
}
