import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCreature } from '../../support/define-card.ts'

const AGING = { kind: 'keyword', keyword: 'cumulative upkeep', cost: [{ kind: 'pay-life', amount: 1 }] } as const
const CARDS = [defineCreature('Twice Aging', '{1}', 'Spirit', '3/3', [AGING, AGING])]

describe('702.24b: several cumulative upkeep abilities', () => {
  it('702.24b example 1: each counts the counters that the other has put there', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'old', name: 'Twice Aging' }] },
      turn: { number: 4, active: 'B', step: 'end' },
    }).passTo('upkeep')
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    expect(game.names('stack')).toEqual(['Twice Aging', 'Twice Aging'])
    game.passAll().answer(true)
    expect(game.object('old').counters).toEqual({ age: 1 })
    expect(game.player('A').life).toBe(19)
    game.passAll().answer(true)
    expect(game.object('old').counters).toEqual({ age: 2 })
    expect(game.player('A').life).toBe(17)
  })
})
