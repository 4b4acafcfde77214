import { describe, expect, it } from 'vitest'
import { Game } from '../../engine/game.ts'
import { defineCard, defineCreature, PLAYER, shelf, slot, spell, target } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Hired Help', '{0}', 'Sorcery', [
    spell([slot(PLAYER)], {
      do: 'search',
      who: { ref: 'you' },
      whose: target(),
      zone: 'library',
      filter: { subject: 'card', types: ['creature'] },
      count: 1,
      to: 'battlefield',
      shuffle: true,
    }),
  ]),
  defineCreature('High Angel', '{3}{W}{W}', 'Angel', '4/4'),
]
const hired = () => {
  const game = Game.at(
    {
      rules: { variant: 'free-for-all' },
      turn: { number: 3, active: 'A', step: 'precombat-main' },
      players: [
        { id: 'A', library: 5, hand: [{ id: 'help', name: 'Hired Help' }] },
        { id: 'B', library: [{ id: 'angel', name: 'High Angel' }] },
        { id: 'C', library: 5 },
      ],
    },
    shelf(CARDS),
  )
    .resolve('A', 'help', ['B'])
    .answer(['angel'])
  expect(game.traits(game.find('High Angel')).controller).toBe('A')
  return game
}

describe('800.4a: a player leaves the game', () => {
  it('800.4a example 3: what they own goes with them, and what entered under their control is exiled', () => {
    const ownerLeft = hired().do({ kind: 'concede', player: 'B' })
    expect(ownerLeft.names('battlefield')).toEqual([])
    expect(ownerLeft.names('exile')).toEqual([])
    const hirerLeft = hired().do({ kind: 'concede', player: 'A' })
    expect(hirerLeft.names('battlefield')).toEqual([])
    expect(hirerLeft.names('exile', 'B')).toEqual(['High Angel'])
  })
})
