import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import {
  activated,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  replaces,
  slot,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const atMost = (count: number): Ability => fixedRule({ kind: 'max-counters', counter: 'charge', count })
const none = (counter?: string): Ability =>
  fixedRule({
    kind: 'restriction',
    cant: { act: 'get-counters', who: 'self', ...(counter === undefined ? {} : { counter }) },
  })
const entersWith = (counter: string, amount: number): Ability =>
  replaces({ kind: 'enters-with', what: 'self', counters: { counter, amount } })

const CARDS = [
  defineCard('Small Battery', '{0}', 'Artifact', [atMost(3), atMost(2)]),
  defineCard('Any Battery', '{0}', 'Artifact'),
  defineCreature('Smooth Ox', '{0}', 'Ox', '2/2', [none('+1/+1'), entersWith('+1/+1', 2), entersWith('charge', 1)]),
  defineCreature('Plain Ox', '{0}', 'Ox', '2/2', [entersWith('+1/+1', 2)]),
  defineCard('Solvent', '{0}', 'Artifact', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'get-counters', who: { subject: 'permanent', types: ['creature'] } },
    }),
  ]),
  defineCard('Charger', '{0}', 'Artifact', [
    activated([], [slot({ subject: 'permanent' })], { do: 'put-counters', on: target(), counter: 'charge', amount: 5 }),
  ]),
  defineCard('Tally Board', '{0}', 'Artifact', [
    triggered({ on: 'counters-put', what: { subject: 'permanent' }, counter: '+1/+1' }, [gainsLife(1)]),
    triggered({ on: 'counters-removed', what: { subject: 'permanent' }, counter: 'charge', last: true }, [
      gainsLife(10),
    ]),
  ]),
  defineCard('Drainer', '{0}', 'Artifact', [
    activated([], [slot({ subject: 'permanent' })], {
      do: 'remove-counters',
      from: target(),
      counter: 'charge',
      amount: 1,
    }),
  ]),
]

const withHand = (name: string, ...battlefield: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'card', name }],
      battlefield: battlefield.map((one) => ({ id: one.toLowerCase().replace(' ', '-'), name: one })),
    },
  })
const charging = (on: string, object = 'charger') =>
  ({ kind: 'activate-ability', player: 'A', object, targets: [[on]] }) as const

describe('122.4, 704.5r: no more than so many counters', () => {
  it('all but the smallest number a permanent may have go', () => {
    const game = withHand('Plain Ox', 'Small Battery', 'Charger').do(charging('small-battery')).passAll()
    expect(game.object('small-battery').counters).toEqual({ charge: 2 })
    expect(game.trail).toContain('704.5r')
  })

  it('of others nothing goes', () => {
    const game = withHand('Plain Ox', 'Any Battery', 'Small Battery', 'Charger').do(charging('any-battery')).passAll()
    expect(game.object('any-battery').counters).toEqual({ charge: 5 })
  })
})

describe('113.6i: counters that can’t be put', () => {
  it('on what says so of itself, also as it enters', () => {
    const game = withHand('Smooth Ox', 'Tally Board').resolve('A', 'card')
    expect(game.object('card.3').counters).toEqual({ charge: 1 })
    expect(game.turn.stack).toEqual([])
    expect(game.trail).toContain('113.6i')
  })

  it('on what something else says so of', () => {
    const game = withHand('Plain Ox', 'Solvent', 'Charger').resolve('A', 'card')
    expect(game.object('card.3').counters).toEqual({})
    expect(game.do(charging('card.3')).passAll().object('card.3').counters).toEqual({})
  })
})

describe('counters are heard', () => {
  it('122.6: when something enters with them', () => {
    const game = withHand('Plain Ox', 'Tally Board').resolve('A', 'card')
    expect(game.events).toContainEqual({ kind: 'counters', on: 'card.3', counter: '+1/+1', delta: 2 })
    expect(game.passAll().player('A').life).toBe(21)
  })

  it('the last one that goes', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [
          { id: 'drainer', name: 'Drainer' },
          { id: 'battery', name: 'Any Battery', counters: { charge: 2 } },
          'Tally Board',
        ],
      },
    })
    game.do(charging('battery', 'drainer')).passAll()
    expect(game.turn.stack).toEqual([])
    game.do(charging('battery', 'drainer')).passAll()
    expect(game.turn.stack).toHaveLength(1)
  })
})
