import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, PLAYER, slot, spell, target } from '../../support/define-card.ts'

const CHOSEN = { ref: 'bound', name: 'chosen' } as const
const search = (zone: 'graveyard' | 'hand' | 'library'): Effect => ({
  do: 'search',
  who: { ref: 'you' },
  whose: target(),
  zone,
  filter: { subject: 'card', shares: { what: 'name', with: CHOSEN } },
  count: 60,
  to: 'exile',
  shuffle: zone === 'library',
})
const CARDS = [
  defineCard('Forgetting', '{0}', 'Sorcery', [
    spell(
      [slot(PLAYER)],
      { do: 'reveal-hand', who: target() },
      {
        do: 'exile',
        what: {
          ref: 'choose',
          filter: { subject: 'card', zones: ['hand'], controlledBy: target() },
          count: 1,
          chooser: { ref: 'you' },
        },
        as: 'chosen',
      },
      search('graveyard'),
      search('hand'),
      search('library'),
    ),
  ]),
  defineCard('Old Tome', '{2}', 'Artifact'),
]
const cast = (hand: readonly string[]) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'forget', name: 'Forgetting' }] },
    b: { hand, graveyard: ['Old Tome'], library: ['t1', 't2'].map((id) => ({ id, name: 'Old Tome' })) },
  }).resolve('A', 'forget', ['B'])

describe('701.23c: searching for something that is not told', () => {
  it('701.23c example 1: with no card in the hand to name, the zones are searched and nothing is exiled', () => {
    const game = cast([])
    expect(game.decision).toBeNull()
    expect(game.names('exile')).toEqual([])
    expect(game.names('graveyard', 'B')).toEqual(['Old Tome'])
    expect(game.player('B').library).toHaveLength(2)
    expect(game.events).toContainEqual({ kind: 'shuffled', player: 'B' })
  })

  it('701.23c example 1: with one there the others of its name are found', () => {
    const game = cast(['Old Tome'])
    expect(game.decision).toMatchObject({ kind: 'choose-objects', player: 'A', options: ['t1', 't2'], min: 0 })
    game.answer(['t1'])
    expect(game.names('graveyard', 'B')).toEqual([])
    expect(game.names('exile')).toEqual(['Old Tome', 'Old Tome', 'Old Tome'])
  })
})
