import { describe, expect, test } from 'vitest'
import { DEFAULT_SEED, runListing } from './run-listing.ts'
import { WIDE_POOL } from './wide-pool.ts'

/** Few here, for each takes some twentieth of a second; `npm run properties -- listing 20000` looks at as many as one likes. */
const POSITIONS = 250

describe(`the list of legal actions in ${POSITIONS} positions`, () => {
  const tally = runListing(WIDE_POOL, POSITIONS, DEFAULT_SEED)

  test('never disagrees with the verdict on any action, listed or not', () => {
    expect(tally.differences.map(({ what, action, shown }) => ({ what, action, shown }))).toEqual([])
  })

  test('is compared where it matters', () => {
    expect(tally.positions).toBe(POSITIONS)
    for (const kind of KINDS) expect(tally.compared, kind).toHaveProperty([kind])
  })
})

const KINDS = [
  'listed play-land',
  'listed cast-spell',
  'listed activate-ability',
  'unlisted cast-spell',
  'unlisted declare-attackers',
  'completed cast-spell: open',
  'completed activate-ability: open',
  'offered in declare-attackers',
  'not offered in declare-attackers',
  'offered in declare-blockers',
  'not offered in declare-blockers',
  'made by another',
] as const
