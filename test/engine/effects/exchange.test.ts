import { describe, expect, it } from 'vitest'
import { YOU } from '../../../src/core/ref.ts'
import { CREATURE, defineCard, defineCreature, fixedRule, PLAYER, spell, target } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const two = (filter: object) => [{ id: 'target', filter, min: 2, max: 2 }]
const CARDS = [
  defineCard('Fair Trade', '{0}', 'Sorcery', [spell(two(CREATURE), { do: 'exchange-control', what: target() })]),
  defineCard('Changed Fates', '{0}', 'Sorcery', [spell(two(PLAYER), { do: 'exchange-life', who: target() })]),
  defineCard('No Balm', '{0}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'gain-life', who: 'you' } }),
  ]),
  defineCreature('Ox', '{2}', 'Ox', '3/3'),
]
const ox = (id: string) => ({ id, name: 'Ox' })

describe('CR 701.12: exchanges', () => {
  it('701.12b: one player’s two permanents are not exchanged', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'trade', name: 'Fair Trade' }] },
      b: { battlefield: [ox('one'), ox('two')] },
    }).resolve('A', 'trade', ['one', 'two'])
    expect([game.traits('one').controller, game.traits('two').controller]).toEqual(['B', 'B'])
    expect(game.state.effects).toEqual([])
  })

  it('701.12b: of different players’ each gets the other’s, for good', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'trade', name: 'Fair Trade' }], battlefield: [ox('one')] },
      b: { battlefield: [ox('two')] },
    }).resolve('A', 'trade', ['one', 'two'])
    expect(game.passTo('end').traits('one').controller).toBe('B')
    expect(game.passTo('upkeep').traits('two').controller).toBe('A')
  })

  const fates = (...battlefield: readonly string[]) =>
    mainPhase(CARDS, {
      a: { life: 5, hand: [{ id: 'fates', name: 'Changed Fates' }], battlefield },
      b: { life: 12 },
    }).resolve('A', 'fates', ['A', 'B'])

  it('701.12c: each player has the life total of the other, by gaining and losing it', () => {
    const game = fates()
    expect([game.player('A').life, game.player('B').life]).toEqual([12, 5])
    expect(game.events.filter(({ kind }) => kind === 'life')).toMatchObject([{ delta: 7 }, { delta: -7 }])
  })

  it('701.12c, 119.7: not where one of them can’t gain life', () => {
    const game = fates('No Balm')
    expect([game.player('A').life, game.player('B').life]).toEqual([5, 12])
  })

  it('701.12b, 800.4a: what a player got by it goes back as they leave the game, whoever made the exchange', () => {
    const game = mainPhase(CARDS, {
      more: {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', library: 9, hand: [{ id: 'trade', name: 'Fair Trade' }] },
          { id: 'B', library: 9, battlefield: [ox('one')] },
          { id: 'C', library: 9, battlefield: [ox('two')] },
        ],
      },
    }).resolve('A', 'trade', ['one', 'two'])
    expect(game.traits('one').controller).toBe('C')
    game.do({ kind: 'concede', player: 'C' })
    expect(game.names('battlefield')).toEqual(['Ox'])
    expect(game.traits('one').controller).toBe('B')
    expect(game.names('exile')).toEqual([])
  })

  const swap = (zones: readonly ['hand', 'graveyard'] | readonly ['graveyard', 'library'], a: object) =>
    mainPhase(
      [...CARDS, defineCard('Turned Table', '{0}', 'Instant', [spell([], { do: 'exchange-zones', who: YOU, zones })])],
      {
        a: { hand: [{ id: 'swap', name: 'Turned Table' }, ...ids('one', 'two')], ...a },
      },
    ).resolve('A', 'swap')
  const ids = (...names: readonly string[]) => names.map(ox)

  it('701.12d, 701.12f: the cards of two zones change places, also where one is empty', () => {
    const game = swap(['hand', 'graveyard'], { graveyard: ids('three') })
    // The spell itself is put into the graveyard once the exchange is made.
    expect(game.names('hand')).toEqual(['Ox'])
    expect(game.names('graveyard').toSorted()).toEqual(['Ox', 'Ox', 'Turned Table'])
    expect(game.trail).toContain('701.12f')
    const empty = swap(['hand', 'graveyard'], {})
    expect(empty.names('hand')).toEqual([])
    expect(empty.names('graveyard')).toHaveLength(3)
  })

  it('701.12f: a library that is exchanged is shuffled', () => {
    const game = swap(['graveyard', 'library'], { graveyard: ids('three', 'four'), library: ids('five') })
    expect(game.player('A').library).toHaveLength(2)
    expect(game.names('graveyard').toSorted()).toEqual(['Ox', 'Turned Table'])
    expect(game.events).toContainEqual({ kind: 'shuffled', player: 'A' })
  })
})
