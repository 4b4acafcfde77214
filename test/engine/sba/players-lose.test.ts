import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/core/position.ts'
import { defineCard, fixedRule } from '../../support/define-card.ts'
import { type Side, settled } from './settled.ts'

const charm = defineCard('Undying Charm', '{2}', 'Artifact', [
  fixedRule({ kind: 'restriction', cant: { act: 'lose-game', who: 'you' } }),
])

const B_WON = { kind: 'won', winners: ['B'] }

describe('CR 704.5a–c: players who lose', () => {
  it.each<[string, Side, string]>([
    ['at 0 life', { life: 0 }, '704.5a'],
    ['below 0 life', { life: -4 }, '704.5a'],
    ['after a draw from an empty library', { drewFromEmpty: true }, '704.5b'],
    ['with ten poison counters', { counters: { poison: 10 } }, '704.5c'],
    ['with more than ten poison counters', { counters: { poison: 12 } }, '704.5c'],
  ])('loses %s', (_, side, rule) => {
    const game = settled([charm], side)
    expect(game.state.result).toEqual(B_WON)
    expect(game.trail).toEqual(expect.arrayContaining([rule, '704.3', '104.2a']))
    expect(game.events).toContainEqual({ kind: 'player-lost', player: 'A', rule })
  })

  it.each<[string, Side]>([
    ['at 1 life', { life: 1 }],
    ['with an empty library and no draw', { library: 0 }],
    ['with nine poison counters', { counters: { poison: 9 } }],
    ['with ten counters of another kind', { counters: { energy: 10 } }],
    ['at 0 life where an effect says that they can’t lose', { life: 0, battlefield: ['Undying Charm'] }],
    ['with ten poison counters where an effect says so', { counters: { poison: 10 }, battlefield: ['Undying Charm'] }],
  ])('plays on %s', (_, side) => {
    expect(settled([charm], side).state.result).toBeNull()
  })

  it('704.3, 104.4a: players who lose at the same time draw', () => {
    expect(settled([charm], { life: 0 }, { counters: { poison: 10 } }).state.result).toEqual({ kind: 'drawn' })
  })

  it('104.3f: who loses together with the last opponent has lost, and has not won as well', () => {
    const both = settled([charm], { life: 0 }, { life: -2 })
    expect(both.state.result).toEqual({ kind: 'drawn' })
    const lost = both.events.filter(({ kind }) => kind === 'player-lost')
    expect(lost.map((event) => event.kind === 'player-lost' && event.player)).toEqual(['A', 'B'])
    const three = settled(
      [charm],
      {},
      {},
      {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', life: 0, library: 5 },
          { id: 'B', life: 0, library: 5 },
          { id: 'C', library: 5 },
        ],
      },
    )
    expect(three.state.result).toEqual({ kind: 'won', winners: ['C'] })
  })

  it('704.5b: an empty draw that could not matter is forgotten with the check', () => {
    const game = settled([charm], { drewFromEmpty: true, battlefield: ['Undying Charm'] })
    expect(game.player('A').drewFromEmpty).toBe(false)
  })

  it('800.4a: with several players one leaves with everything of theirs and the others play on', () => {
    const position: Partial<Position> = {
      rules: { variant: 'free-for-all' },
      players: [
        { id: 'A', library: 5 },
        { id: 'B', life: 0, library: 5, hand: 2, graveyard: ['Undying Charm'], exile: ['Undying Charm'] },
        { id: 'C', library: 5 },
      ],
    }
    const game = settled([charm], {}, {}, position)
    expect(game.state.result).toBeNull()
    expect(game.player('B')).toMatchObject({ lost: true, library: [], hand: [], graveyard: [] })
    expect(Object.values(game.state.objects).filter(({ owner }) => owner === 'B')).toEqual([])
    expect(game.turn.priority).toBe('C')
  })
})
