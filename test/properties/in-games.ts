import fc from 'fast-check'
import { test } from 'vitest'
import { type Game, games, type Move, type Pool, play } from '../generators/playthrough.ts'
import { CARDS, LAND_NAMES, PERMANENT_NAMES, SPELL_NAMES } from './cards.ts'

export const POOL: Pool = {
  cards: CARDS,
  lands: LAND_NAMES,
  permanents: PERMANENT_NAMES,
  spells: SPELL_NAMES,
  creature: 'Plain Ox',
  attachments: ['Bark Hide', 'Stolen Heart', 'Old Axe'],
}

/** Holds for every action tried in every game; throws where it does not. */
export type Law = (move: Move) => void

/** The same games each time; another seed or number finds others: `PROPERTY_SEED=7 PROPERTY_GAMES=20000 vitest …`. */
const OPTIONS = {
  seed: Number(process.env.PROPERTY_SEED ?? 20260619),
  numRuns: Number(process.env.PROPERTY_GAMES ?? 2000),
}
const TIMEOUT_MS = 600_000

const property = (laws: readonly Law[]): fc.IProperty<[Game]> =>
  fc.property(games(POOL), (game) => {
    play(POOL, game, (move) => {
      for (const law of laws) law(move)
    })
  })

/**
 * One test a law. All are held against the same games in one pass; only if that fails is each tried by itself, to say
 * which one it is and to find the smallest game that breaks it.
 */
export const testInGames = (laws: Readonly<Record<string, Law>>): void => {
  let allHold: boolean | undefined
  for (const [name, law] of Object.entries(laws)) {
    test(
      name,
      () => {
        allHold ??= !fc.check(property(Object.values(laws)), OPTIONS).failed
        if (!allHold) fc.assert(property([law]), OPTIONS)
      },
      TIMEOUT_MS,
    )
  }
}

/** Fails a law, with what shows it. */
export const broken = (what: string, ...shown: readonly unknown[]): never => {
  throw new Error([what, ...shown.map((one) => JSON.stringify(one))].join('\n'))
}
