import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, fixedRule, gainsLife, spell } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Costly Calm', '{0}', 'Sorcery', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'discard', what: {}, count: 1 }] }),
    spell([], gainsLife(3)),
  ]),
  defineCard('Own Page', '{9}', 'Sorcery'),
  defineCard('Their Page', '{9}', 'Sorcery'),
]

describe('723.5a: only what the controlled player has can be used for them', () => {
  it('723.5a example 1: a card discarded as a cost of that player’s spell comes out of that player’s hand', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'own', name: 'Own Page' }] },
      b: {
        hand: [
          { id: 'calm', name: 'Costly Calm' },
          { id: 'theirs', name: 'Their Page' },
        ],
      },
      turn: { number: 4, active: 'B' },
      more: { controlled: [{ player: 'B', by: 'A', turn: 4 }] },
    })
    const cast = (discard: string): Action => ({
      kind: 'cast-spell',
      player: 'B',
      object: 'calm',
      decider: 'A',
      costs: { discard: [discard] },
    })
    expect(game.refusal(cast('own'))).toEqual(['cost.choice 118.3 601.2h'])
    game.do(cast('theirs'))
    expect(game.names('graveyard', 'B')).toEqual(['Their Page'])
    expect(game.names('hand', 'A')).toEqual(['Own Page'])
    expect(game.passAll().player('B').life).toBe(23)
  })
})
