import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { all, CREATURE, defineCard, defineCreature, PLAYER, shelf, spell } from '../../support/define-card.ts'
import { Game } from '../game.ts'

const each = { ref: 'each' } as const
const EACH_SACRIFICES: Effect = {
  do: 'sacrifice',
  who: all(PLAYER),
  what: { ref: 'choose', filter: CREATURE, count: 1, chooser: each },
}
const CARDS = shelf([
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Dune Cub', '{2}{G}', 'Cat', '1/1'),
  defineCard('Toll', '{B}', 'Instant', [spell([], EACH_SACRIFICES)]),
  defineCard('Purge', '{B}', 'Instant', [spell([], { do: 'discard', who: all(PLAYER), amount: 1 })]),
])

/** The active player sits second: the order of the seats is not the order of turns here. */
const game = (): Game =>
  Game.at(
    {
      rules: { variant: 'free-for-all' },
      turn: { number: 4, active: 'B', step: 'precombat-main' },
      players: ['A', 'B', 'C'].map((id) => ({
        id,
        library: 5,
        mana: '{B}',
        battlefield: [
          { id: `ox-${id}`, name: 'Plain Ox' },
          { id: `cub-${id}`, name: 'Dune Cub' },
        ],
        hand: [
          { id: `toll-${id}`, name: 'Toll' },
          { id: `purge-${id}`, name: 'Purge' },
          { id: `more-${id}`, name: 'Plain Ox' },
        ],
      })),
    },
    CARDS,
  )

describe('CR 101.4: choices of several players at the same time', () => {
  it('101.4, 101.4b: the active player chooses first, the others in turn order, knowing what was chosen; then all happens at once', () => {
    const asked = game().resolve('B', 'toll-B')
    expect(asked.decision).toMatchObject({ player: 'B', options: ['ox-B', 'cub-B'] })
    asked.answer(['ox-B'])
    expect(asked.names('battlefield', 'B')).toEqual(['Dune Cub', 'Plain Ox'])
    expect(asked.decision).toMatchObject({ player: 'C' })
    const seen = viewPosition(asked.state, 'C', CARDS).pending?.answers ?? {}
    expect(Object.values(seen)).toEqual([['ox-B']])
    asked.answer(['cub-C'])
    expect(asked.decision).toMatchObject({ player: 'A' })
    asked.answer(['ox-A'])
    expect(asked.events.filter((event) => event.kind === 'zone-change' && event.cause === 'sacrifice')).toMatchObject([
      { object: 'ox-B' },
      { object: 'cub-C' },
      { object: 'ox-A' },
    ])
  })
  it('101.4a: cards of a hand are chosen face down', () => {
    const asked = game().resolve('B', 'purge-B').answer(['more-B'])
    expect(asked.decision).toMatchObject({ player: 'C' })
    expect(JSON.stringify(viewPosition(asked.state, 'C', CARDS))).not.toContain('more-B')
    expect(asked.names('graveyard', 'B')).toEqual([])
    asked.answer(['more-C']).answer(['more-A'])
    expect(asked.names('graveyard', 'B')).toEqual(['Plain Ox', 'Purge'])
  })
})
