import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { State } from '../../src/core/state.ts'
import { type Context, newContext } from '../../src/engine/context.ts'
import { patchHistory, patchObject, patchPlayer, patchState, patchTurn } from '../../src/engine/events/commit.ts'
import { projectState } from '../../src/engine/index.ts'
import { project } from '../../src/engine/projection/project.ts'
import type { Projection } from '../../src/engine/projection/projection.ts'
import { games, play } from '../generators/playthrough.ts'
import { DEFAULT_SEED } from './run-listing.ts'
import { WIDE_POOL } from './wide-pool.ts'

const { cards } = WIDE_POOL

/** Changes after which what the layers made may be kept, each to a field of its own. */
const CHANGES: readonly ((ctx: Context) => void)[] = [
  (ctx) => patchPlayer(ctx, 'A', { life: ctx.state.players.A!.life - 6 }),
  (ctx) => patchPlayer(ctx, 'B', { mana: [{ type: 'G' }], counters: { poison: 3 }, landsPlayed: 1 }),
  (ctx) => {
    for (const id of ctx.state.battlefield) patchObject(ctx, id, { tapped: !ctx.state.objects[id]!.tapped })
  },
  (ctx) => {
    for (const id of ctx.state.battlefield) patchObject(ctx, id, { damage: 1, summoningSick: true })
  },
  (ctx) => void patchTurn(ctx, ctx.state.turns[0]!, { step: 'end', priority: 'B', passed: ['A'], combat: null }),
  (ctx) => patchHistory(ctx, { creaturesDied: 4, spellsCast: { A: 3 } }),
  (ctx) => patchState(ctx, { pending: null, waiting: [] }),
]

const shown = ({ of, statics, triggers }: Projection, { objects }: State): string =>
  JSON.stringify([Object.keys(objects).map(of), statics, triggers])

test('613.5: what is kept of a projection is what would be worked out anew', () => {
  const seen = new Set<State>()
  for (const game of fc.sample(games(WIDE_POOL), { seed: DEFAULT_SEED, numRuns: 60 })) {
    play(WIDE_POOL, game, ({ before }) => {
      if (seen.has(before)) return
      seen.add(before)
      const ctx = newContext(before, cards)
      shown(project(ctx), before)
      for (const [at, change] of CHANGES.entries()) {
        change(ctx)
        expect(shown(project(ctx), ctx.state), `change ${at}`).toBe(shown(projectState(ctx.state, cards), ctx.state))
      }
    })
  }
  expect(seen.size).toBeGreaterThan(100)
})
