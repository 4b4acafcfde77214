import { describe, expect, it } from 'vitest'
import type { Filter } from '../../../src/core/filter.ts'
import { defineCard, spell, token } from '../../support/define-card.ts'
import { inCombat } from './in-combat.ts'

const hurts = (name: string, attackedBy: NonNullable<Filter['attackedBy']>) =>
  defineCard(name, '{0}', 'Instant', [
    spell([], { do: 'lose-life', who: { ref: 'all', filter: { subject: 'player', attackedBy } }, amount: 7 }),
  ])
const CARDS = [
  hurts('Blame Now', { who: 'you', when: 'now' }),
  hurts('Blame Since', { who: 'you', when: 'this-turn' }),
  hurts('Their Blame', { who: 'opponent', when: 'now' }),
  defineCard('Ambush Call', '{0}', 'Instant', [
    spell([], { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Raider', 1), attacking: true }),
  ]),
]
const hand = CARDS.map(({ name }) => ({ id: name, name }))

/** A attacks B’s planeswalker with one creature and C with another. */
const attacked = () =>
  inCombat(
    'declare-attackers',
    {},
    {},
    {
      rules: { variant: 'free-for-all' },
      players: [
        {
          id: 'A',
          battlefield: [
            { id: 'ox', name: 'Plain Ox' },
            { id: 'wall', name: 'Plain Ox' },
          ],
          hand,
          library: 5,
        },
        { id: 'B', battlefield: [{ id: 'ida', name: 'Ida, Path Warden' }], library: 5 },
        { id: 'C', library: 5 },
        { id: 'D', library: 5 },
      ],
    },
    CARDS,
  ).attack(['ox', 'ida'], ['wall', 'C'])
const lives = (game: ReturnType<typeof attacked>) => ['B', 'C', 'D'].map((id) => game.player(id).life)

describe('CR 508.6: attacking a player and having attacked one', () => {
  it('is not attacking a planeswalker of theirs', () => {
    expect(lives(attacked().resolve('A', 'Blame Now'))).toEqual([20, 13, 20])
    expect(lives(attacked().resolve('A', 'Blame Since'))).toEqual([20, 13, 20])
  })

  it('asks who attacks', () => {
    expect(lives(attacked().resolve('A', 'Their Blame'))).toEqual([20, 20, 20])
  })

  it('is over with combat, but has been for the turn', () => {
    const game = attacked().passTo('postcombat-main')
    expect(lives(game)).toEqual([20, 17, 20])
    expect(lives(game.resolve('A', 'Blame Now'))).toEqual([20, 17, 20])
    expect(lives(game.resolve('A', 'Blame Since'))).toEqual([20, 10, 20])
  })

  it('what is put onto the battlefield attacking attacks the player, but they have not been attacked', () => {
    const game = attacked()
    game.cast('A', 'Ambush Call').passAll().answer(['D'])
    expect(lives(game.resolve('A', 'Blame Since'))).toEqual([20, 13, 20])
    expect(lives(game.resolve('A', 'Blame Now'))).toEqual([20, 6, 13])
  })
})
