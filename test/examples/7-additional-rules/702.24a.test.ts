import { describe, expect, it } from 'vitest'
import type { Cost } from '../../../src/core/cost.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCreature, manaCost } from '../../support/define-card.ts'

const aging = (cost: Cost) => ({ kind: 'keyword', keyword: 'cumulative upkeep', cost }) as const
const CARDS = [
  defineCreature('Aging Drake', '{1}', 'Drake', '3/3', [aging(manaCost('{W/U}'))]),
  defineCreature('Aging Maw', '{1}', 'Horror', '5/5', [aging([{ kind: 'sacrifice', what: CREATURE, count: 1 }])]),
  defineCreature('Grey Cub', '{2}', 'Cat', '2/2'),
]
/** The upkeep of a creature with so many age counters, its ability about to resolve. */
const upkeep = (name: string, age: number, more: { lands?: readonly string[]; cubs?: number }) => {
  const { lands = [], cubs = 0 } = more
  return mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'old', name, counters: { age } },
        ...lands,
        ...Array.from({ length: cubs }, (_, i) => ({ id: `cub-${i + 1}`, name: 'Grey Cub' })),
      ],
    },
    turn: { step: 'upkeep', begun: false, priority: null },
  })
}

describe('702.24a: cumulative upkeep', () => {
  it('702.24a example 1: with a choice in its cost each counter is paid for in one way or the other', () => {
    const paying = (...lands: readonly string[]) => {
      const game = upkeep('Aging Drake', 2, { lands }).passAll()
      if (game.names('stack').length > 0) game.passAll()
      return game
    }
    for (const islands of [0, 1, 2, 3]) {
      const lands = ['Plains', 'Plains', 'Plains', 'Island', 'Island', 'Island'].slice(islands, islands + 3)
      const game = paying(...lands)
      expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'pay', player: 'A' })
      game.answer(true)
      expect(game.object('old').counters).toEqual({ age: 3 })
      expect(game.state.battlefield.every((id) => id === 'old' || game.object(id).tapped)).toBe(true)
    }
    expect(paying('Plains', 'Island', 'Forest').names('graveyard', 'A')).toEqual(['Aging Drake'])
    expect(paying('Plains', 'Plains', 'Plains').answer(false).names('graveyard', 'A')).toEqual(['Aging Drake'])
  })

  it('702.24a example 2: no creature is sacrificed for two counters: two others are, or the creature itself', () => {
    const resolved = (cubs: number) => {
      const game = upkeep('Aging Maw', 1, { cubs }).passAll()
      if (game.names('stack').length > 0) game.passAll()
      return game
    }
    const alone = resolved(0)
    expect(alone.decision).toBeNull()
    expect(alone.names('graveyard', 'A')).toEqual(['Aging Maw'])
    const game = resolved(2).answer(true)
    expect(game.decision).toMatchObject({ kind: 'choose-objects', purpose: 'sacrifice', min: 2, max: 2 })
    expect(game.refusal({ kind: 'choose', player: 'A', answer: ['cub-1', 'cub-1'] })).not.toEqual(['legal'])
    game.answer(['cub-1', 'cub-2'])
    expect(game.names('battlefield')).toEqual(['Aging Maw'])
    expect(resolved(2).answer(false).names('battlefield')).toEqual(['Grey Cub', 'Grey Cub'])
  })
})
