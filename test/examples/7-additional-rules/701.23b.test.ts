import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, slot, spell, target } from '../../support/define-card.ts'

const CONTROLLER = { ref: 'controller', of: target() } as const
const search = (zone: 'graveyard' | 'hand' | 'library'): Effect => ({
  do: 'search',
  who: { ref: 'you' },
  whose: CONTROLLER,
  zone,
  filter: { subject: 'card', shares: { what: 'name', with: target() } },
  count: 60,
  to: 'exile',
  shuffle: zone === 'library',
})
const CARDS = [
  defineCard('Splinters All', '{0}', 'Sorcery', [
    spell(
      [slot({ subject: 'permanent', types: ['artifact'] })],
      { do: 'exile', what: target() },
      search('graveyard'),
      search('hand'),
      search('library'),
    ),
  ]),
  defineCard('Moaning Mine', '{2}', 'Artifact'),
  defineCard('Other Mine', '{2}', 'Artifact'),
]

describe('701.23b: searching a hidden zone for something of a kind', () => {
  it('701.23b example 1: those in the graveyard must be found, of those in the library as many as the player likes', () => {
    const found = (mines: number) => {
      const game = mainPhase(CARDS, {
        a: { hand: [{ id: 'all', name: 'Splinters All' }] },
        b: {
          battlefield: [{ id: 'mine', name: 'Moaning Mine' }],
          graveyard: ['Moaning Mine', 'Other Mine'],
          hand: ['Other Mine'],
          library: [
            { id: 'l1', name: 'Moaning Mine' },
            { id: 'l2', name: 'Other Mine' },
            { id: 'l3', name: 'Moaning Mine' },
          ],
        },
      }).resolve('A', 'all', ['mine'])
      expect(game.decision).toMatchObject({
        kind: 'choose-objects',
        player: 'A',
        options: ['l1', 'l3'],
        min: 0,
        max: 2,
      })
      game.answer(['l1', 'l3'].slice(0, mines))
      expect(game.names('graveyard', 'B')).toEqual(['Other Mine'])
      expect(game.names('hand', 'B')).toEqual(['Other Mine'])
      expect(game.events).toContainEqual({ kind: 'shuffled', player: 'B' })
      expect(game.player('B').library).toHaveLength(3 - mines)
      return game.names('exile')
    }
    expect([0, 1, 2].map((mines) => found(mines).length)).toEqual([2, 3, 4])
    expect(new Set(found(2))).toEqual(new Set(['Moaning Mine']))
  })
})
