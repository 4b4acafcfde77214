import { describe, expect, it } from 'vitest'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '3/3', [triggered({ on: 'dies', what: 'self' }, [gainsLife(1)])]),
  defineCard('Kill', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Blast', '{0}', 'Instant', [spell([slot(CREATURE)], damages(5))]),
  defineCard('Shrink', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'put-counters', on: target(), counter: '-1/-1', amount: 3 }),
  ]),
  defineCard('Rouse', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'untap', what: target() })]),
  defineCard('Bounce', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'move', what: target(), to: 'hand' })]),
  defineCard('Hard Truth', '{0}', 'Enchantment', [fixedRule({ kind: 'restriction', cant: { act: 'prevent-damage' } })]),
  defineCard('Tally', '{0}', 'Enchantment', [
    triggered({ on: 'counters-put', what: 'self', counter: 'charge', nth: 3 }, [gainsLife(7)]),
    activated([], [], { do: 'put-counters', on: { ref: 'self' }, counter: 'charge', amount: 2 }),
    activated([], [], { do: 'remove-counters', from: { ref: 'self' }, counter: 'charge', amount: 2 }),
  ]),
  defineCreature('Giver', '{0}', 'Ooze', '1/1', [
    triggered(
      { on: 'dies', what: 'self' },
      [{ do: 'put-same-counters', of: { ref: 'event', role: 'object' }, on: target() }],
      { targets: [slot(CREATURE)] },
    ),
    activated([{ kind: 'sacrifice-self' }], [slot(CREATURE)], {
      do: 'put-same-counters',
      of: { ref: 'self' },
      on: target(),
      counter: 'charge',
    }),
  ]),
]
const board = (spellName: string, ox: Readonly<Record<string, unknown>>, a: Omit<PositionPlayer, 'id'> = {}) =>
  mainPhase(CARDS, {
    a: {
      hand: [
        { id: 'spell', name: spellName },
        { id: 'again', name: spellName },
      ],
      ...a,
    },
    b: { battlefield: [{ id: 'ox', name: 'Ox', ...ox }] },
  })

describe('CR 122.1c: shield counters', () => {
  it('are removed in place of being destroyed, one each time', () => {
    const one = board('Kill', { counters: { shield: 2 } }).resolve('A', 'spell', ['ox'])
    expect(one.object('ox').counters).toEqual({ shield: 1 })
    expect(one.trail).toContain('122.1c')
    expect(board('Kill', {}).resolve('A', 'spell', ['ox']).names('graveyard', 'B')).toEqual(['Ox'])
  })

  it('are removed in place of damage, all of which is prevented', () => {
    const one = board('Blast', { counters: { shield: 1 } }).resolve('A', 'spell', ['ox'])
    expect([one.object('ox').damage, one.object('ox').counters]).toEqual([0, {}])
    expect(one.resolve('A', 'again', ['ox']).names('graveyard', 'B')).toEqual(['Ox'])
  })

  it('do not save from lethal damage that could not be prevented', () => {
    const truth = { battlefield: [{ name: 'Hard Truth' }] }
    const one = board('Blast', { counters: { shield: 2 } }, truth).resolve('A', 'spell', ['ox'])
    expect(one.names('graveyard', 'B')).toEqual(['Ox'])
  })
})

describe('CR 122.1d: stun counters', () => {
  it('are removed in place of untapping', () => {
    const one = board('Rouse', { tapped: true, counters: { stun: 1 } }).resolve('A', 'spell', ['ox'])
    expect([one.object('ox').tapped, one.object('ox').counters]).toEqual([true, {}])
    expect(one.resolve('A', 'again', ['ox']).object('ox').tapped).toBe(false)
  })

  it('stay on what is untapped, and hold in the untap step', () => {
    const one = board('Rouse', { counters: { stun: 1 } }).resolve('A', 'spell', ['ox'])
    expect(one.object('ox').counters).toEqual({ stun: 1 })
    const asleep = board('Rouse', { tapped: true, counters: { stun: 2 } }).passTo('upkeep')
    expect([asleep.object('ox').tapped, asleep.object('ox').counters]).toEqual([true, { stun: 1 }])
  })
})

describe('CR 122.1h: finality counters', () => {
  it.each(['Kill', 'Blast', 'Shrink'])('exile what %s would put into a graveyard', (name) => {
    const one = board(name, { counters: { finality: 1 } }).resolve('A', 'spell', ['ox'])
    expect([one.names('exile'), one.names('graveyard', 'B'), one.names('stack')]).toEqual([['Ox'], [], []])
  })

  it('do not change where else it goes', () => {
    const one = board('Bounce', { counters: { finality: 1 } }).resolve('A', 'spell', ['ox'])
    expect(one.names('hand', 'B')).toEqual(['Ox'])
  })
})

describe('CR 122: counters in general', () => {
  it('122.2: cease to exist as their object moves, without being removed', () => {
    const one = board('Bounce', { counters: { '+1/+1': 2 } }).resolve('A', 'spell', ['ox'])
    expect(one.object('ox.2').counters).toEqual({})
    expect(one.events.filter(({ kind }) => kind === 'counters')).toEqual([])
  })

  it('122.7: "the third counter" is put by whatever takes the number from below three to three or more', () => {
    const one = mainPhase(CARDS, { a: { battlefield: [{ id: 'tally', name: 'Tally' }] } })
    const use = (ability: number) =>
      one.do({ kind: 'activate-ability', player: 'A', object: 'tally', ability }).passAll()
    expect(use(0).names('stack')).toEqual([])
    expect(use(0).names('stack')).toEqual(['Tally'])
    expect(one.passAll().player('A').life).toBe(27)
    expect(use(0).names('stack')).toEqual([])
    for (const ability of [1, 1, 0]) use(ability)
    expect(one.names('stack')).toEqual(['Tally'])
  })

  it('122.8: the counters of what died are not moved: as many of each kind are put', () => {
    const giver = { battlefield: [{ id: 'giver', name: 'Giver', counters: { '+1/+1': 2, charge: 1 } }] }
    const one = board('Kill', {}, { ...giver, hand: [{ id: 'spell', name: 'Kill' }] }).resolve('A', 'spell', ['giver'])
    one.passAll()
    expect(one.object('ox').counters).toEqual({ '+1/+1': 2, charge: 1 })
    expect(one.events.filter((event) => event.kind === 'counters' && event.delta < 0)).toEqual([])
  })

  it('122.9: nor those of what was sacrificed for it, of the kind it says', () => {
    const one = board(
      'Kill',
      {},
      { battlefield: [{ id: 'giver', name: 'Giver', counters: { '+1/+1': 2, charge: 1 } }] },
    )
    one.do({ kind: 'activate-ability', player: 'A', object: 'giver', targets: [['ox']] })
    // Its dying has put some of both kinds, and its ability then those of one kind.
    expect(one.passAll().object('ox').counters).toEqual({ '+1/+1': 2, charge: 1 })
    expect(one.passAll().object('ox').counters).toEqual({ '+1/+1': 2, charge: 2 })
  })
})
