/**
 * `npm run properties -- listing 20000 [seed [share]]`: the properties that a test holds over few positions, over as many as one
 * likes; with a share of 8, an eighth of what is not listed in each position. Prints what was compared and how often, and every difference; fails if there is one.
 */
import type { Tally } from './listing.ts'
import { DEFAULT_SEED, runListing } from './run-listing.ts'
import { WIDE_POOL } from './wide-pool.ts'

const [what = '', count = '1000', seed = String(DEFAULT_SEED), share = '1'] = process.argv.slice(2)
if (what !== 'listing') throw new Error('usage: npm run properties -- listing COUNT [SEED [SHARE]]')

const start = performance.now()
const report = (tally: Tally): void => {
  process.stderr.write(`${tally.positions} positions, ${tally.differences.length} differences\n`)
}
const { positions, compared, differences } = runListing(WIDE_POOL, Number(count), Number(seed), report, Number(share))
const total = Object.values(compared).reduce((sum, one) => sum + one, 0)
console.log(`${positions} positions, ${total} comparisons, ${Math.round((performance.now() - start) / 1000)} s`)
for (const [kind, times] of Object.entries(compared).toSorted()) console.log(`${String(times).padStart(9)}  ${kind}`)
for (const { what: why, action, shown, state } of differences)
  console.log(`DIFFERENCE: ${why}\n${JSON.stringify({ action, shown, state })}`)
console.log(`${differences.length} differences`)
process.exitCode = differences.length > 0 ? 1 : 0
