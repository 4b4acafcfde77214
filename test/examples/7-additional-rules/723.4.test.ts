import { describe, expect, it } from 'vitest'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { Game } from '../../engine/game.ts'
import { defineCard, defineCreature, shelf } from '../../support/define-card.ts'

const cards = shelf([
  defineCard('Hidden Bolt', '{R}', 'Instant'),
  defineCreature('Masked Fiend', '{2}{B}', 'Demon', '6/6'),
])
const seenByA = (controlled: boolean): string => {
  const game = Game.at(
    {
      turn: { number: 4, active: 'B', step: 'precombat-main' },
      players: [
        { id: 'A', library: 5 },
        {
          id: 'B',
          library: 5,
          hand: [{ id: 'bolt', name: 'Hidden Bolt' }],
          battlefield: [{ id: 'fiend', name: 'Masked Fiend', faceDown: true }],
        },
      ],
      ...(controlled ? { controlled: [{ player: 'B', by: 'A', turn: 4 }] } : {}),
    },
    cards,
  )
  return JSON.stringify(viewPosition(game.state, 'A', cards))
}

describe('723.4: what the controller of a player sees', () => {
  it('723.4 example 1: that player’s hand, and what their face-down creatures are', () => {
    expect(seenByA(true)).toContain('Hidden Bolt')
    expect(seenByA(true)).toContain('Masked Fiend')
    expect(seenByA(false)).not.toMatch(/Hidden Bolt|Masked Fiend/)
  })
})
