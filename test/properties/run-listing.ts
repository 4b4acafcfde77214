import fc from 'fast-check'
import type { State } from '../../src/core/state.ts'
import { games, type Pool, play } from '../generators/playthrough.ts'
import { compareListing, newTally, type Tally, underControl } from './listing.ts'

export const DEFAULT_SEED = 20260619

/** Plays games at random, always the same for a seed, until so many positions were looked at. */
export const runListing = (
  pool: Pool,
  positions: number,
  seed: number,
  report: (tally: Tally) => void = () => undefined,
  share = 1,
): Tally => {
  const tally = newTally()
  const looked = new WeakSet<State>()
  for (let batch = 0; tally.positions < positions; batch++) {
    for (const game of fc.sample(games(pool), { seed: seed + batch, numRuns: 20 })) {
      play(pool, game, ({ before }) => {
        if (looked.has(before) || tally.positions >= positions) return
        looked.add(before)
        compareListing(tally.positions % 2 === 0 ? before : underControl(before), pool.cards, tally, share)
      })
    }
    report(tally)
  }
  return tally
}
