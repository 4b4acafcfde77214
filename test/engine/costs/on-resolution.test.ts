import { describe, expect, it } from 'vitest'
import type { Cost } from '../../../src/core/cost.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  manaCost,
  OWN_CREATURE,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const ward = (cost: Cost) => ({ kind: 'keyword', keyword: 'ward', cost }) as const
const CARDS = [
  defineCard('Bolt', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Offer', '{0}', 'Sorcery', [
    spell([], {
      do: 'pay',
      who: { ref: 'you' },
      cost: [{ kind: 'sacrifice', what: OWN_CREATURE, count: 1 }],
      effects: [gainsLife(5)],
    }),
  ]),
  defineCreature('Warded Ox', '{2}{G}', 'Ox', '3/3', [ward(manaCost('{2}'))]),
  defineCreature('Grim Ox', '{2}{G}', 'Ox', '3/3', [ward([{ kind: 'pay-life', amount: 3 }])]),
  defineCreature('Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Coin', '{0}', 'Artifact', [
    activated([{ kind: 'tap' }, { kind: 'sacrifice-self' }], [], {
      do: 'add-mana',
      who: { ref: 'you' },
      mana: { kind: 'fixed', mana: ['R'] },
    }),
  ]),
]
const hand = [
  { id: 'bolt', name: 'Bolt' },
  { id: 'offer', name: 'Offer' },
]
const against = (name: string, a: object) =>
  mainPhase(CARDS, { a: { hand, ...a }, b: { battlefield: [{ id: 'ox', name }] } })

describe('CR 118.12: costs that something resolving asks for', () => {
  it('mana is paid from what can be tapped, if the player wants', () => {
    const game = against('Warded Ox', { battlefield: lands('Forest', 'Island') })
      .cast('A', 'bolt', ['ox'])
      .passAll()
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'pay', player: 'A', rule: '118.12' })
    game.answer(true)
    expect(game.object('forest-1').tapped && game.object('island-2').tapped).toBe(true)
    expect(game.passAll().names('graveyard', 'B')).toEqual(['Warded Ox'])
  })

  it('is not offered where it can’t be paid', () => {
    const game = against('Warded Ox', { battlefield: lands('Forest') })
      .cast('A', 'bolt', ['ox'])
      .passAll()
    expect(game.decision).toBeNull()
    expect(game.names('graveyard', 'A')).toEqual(['Bolt'])
  })

  it.each([
    [3, 'yes-or-no'],
    [2, undefined],
  ])('with %i life a payment of 3 asks %s (119.4)', (life, expected) => {
    const game = against('Grim Ox', { life }).cast('A', 'bolt', ['ox']).passAll()
    expect(game.decision?.kind).toBe(expected)
  })

  it('which creature is sacrificed is asked too', () => {
    const battlefield = ['first', 'second'].map((id) => ({ id, name: 'Ox' }))
    const game = mainPhase(CARDS, { a: { hand, battlefield } }).resolve('A', 'offer').answer(true)
    expect(game.decision).toMatchObject({ kind: 'choose-objects', purpose: 'sacrifice', options: ['first', 'second'] })
    game.answer(['second'])
    expect(game.state.battlefield).toEqual(['first'])
    expect(game.player('A').life).toBe(25)
  })

  it('mana abilities that cost more than tapping are asked for, where tapping is not enough', () => {
    const coins = ['first', 'second'].map((id) => ({ id, name: 'Coin' }))
    const game = against('Warded Ox', { battlefield: [...lands('Forest'), ...coins] })
      .cast('A', 'bolt', ['ox'])
      .passAll()
    game.answer(true)
    expect(game.decision).toMatchObject({ kind: 'choose-mana', player: 'A', options: ['first', 'second'] })
    game.answer('second')
    expect(game.names('graveyard', 'A')).toEqual(['Coin'])
    expect(game.player('A').mana).toEqual([])
    expect(game.passAll().names('graveyard', 'B')).toEqual(['Warded Ox'])
  })

  it('and not where the player does not want to pay', () => {
    const battlefield = [...lands('Forest'), { id: 'coin', name: 'Coin' }]
    const game = against('Warded Ox', { battlefield }).cast('A', 'bolt', ['ox']).passAll().answer(false)
    expect(game.names('graveyard', 'A')).toEqual(['Bolt'])
    expect(game.object('coin').tapped).toBe(false)
  })
})
