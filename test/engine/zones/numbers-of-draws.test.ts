import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  PLAYER,
  replaces,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const draws = (amount: number, as?: string): Effect => ({
  do: 'draw',
  who: { ref: 'you' },
  amount,
  ...(as === undefined ? {} : { as }),
})
const modify = (event: 'draws' | 'draw', change: { readonly plus?: number; readonly times?: number }) =>
  replaces({ kind: 'modify-amount', event, who: 'you', ...change })

const CARDS: readonly CardDefinition[] = [
  defineCard('Two', '{0}', 'Sorcery', [spell([], draws(2))]),
  defineCard('None', '{0}', 'Sorcery', [spell([], draws(0))]),
  defineCard('More', '{0}', 'Enchantment', [modify('draws', { plus: 1 })]),
  defineCard('Double', '{0}', 'Enchantment', [modify('draws', { times: 2 })]),
  defineCard('Each', '{0}', 'Enchantment', [modify('draw', { plus: 1 })]),
  defineCard('Banish Drawn', '{0}', 'Sorcery', [
    spell([], draws(2, 'drawn'), { do: 'exile', what: { ref: 'bound', name: 'drawn' } }),
  ]),
  defineCard('Well', '{0}', 'Enchantment', [
    replaces({ kind: 'instead', event: 'draw', who: 'you', optional: true, effects: [gainsLife(1), draws(1)] }),
  ]),
  defineCard('Padding', '{0}', 'Enchantment', [
    replaces({
      kind: 'prevent-damage',
      to: { subject: 'player', player: 'you' },
      amount: 1,
      besides: [draws(1)],
    }),
  ]),
  defineCard('Shock', '{0}', 'Instant', [spell([slot(PLAYER)], damages(3))]),
  defineCard('Weep', '{0}', 'Instant', [spell([slot(PLAYER)], { do: 'lose-life', who: target(), amount: 1 })]),
  ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((name) => defineCreature(name, '{9}', 'Ox', '1/1')),
]
const LIBRARY = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((name) => ({ id: name.toLowerCase(), name }))
const game = (hand: readonly string[], battlefield: readonly string[] = []) =>
  mainPhase(CARDS, {
    a: {
      hand: hand.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name })),
      battlefield: battlefield.map((name, at) => ({ id: `on${at}`, name })),
      library: LIBRARY,
    },
  })

describe('CR 121.2a: the number of cards drawn', () => {
  it('121.2a: is changed once, before the first of them is drawn', () => {
    const one = game(['Two'], ['More']).resolve('A', 'two')
    expect(one.names('hand', 'A')).toEqual(['A1', 'A2', 'A3'])
  })

  it('121.2a: each of them may be changed besides', () => {
    const one = game(['Two'], ['More', 'Each']).resolve('A', 'two')
    expect(one.player('A').hand).toHaveLength(6)
  })

  it('121.2a, 616.1: of several such effects their player says which comes first', () => {
    const one = game(['Two'], ['More', 'Double']).resolve('A', 'two')
    expect(one.decision).toMatchObject({ kind: 'choose-option', player: 'A', rule: '616.1' })
    const options = (one.decision as { readonly options: readonly string[] }).options
    expect(one.answer(options.find((key) => key.includes('on0'))!).player('A').hand).toHaveLength(6)
  })

  it('121.2a: of none at all nothing becomes one', () => {
    expect(game(['None'], ['More']).resolve('A', 'none').player('A').hand).toHaveLength(0)
  })

  it('121.2a: it is also changed in the draw step', () => {
    const one = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'm', name: 'More' }], library: LIBRARY },
      turn: { number: 4, active: 'A', step: 'upkeep' },
    })
    expect(one.passTo('draw').player('A').hand).toHaveLength(2)
  })
})

describe('CR 121.6c, 614.11b: what is done with a card that is drawn', () => {
  it('121.6c: is done with the cards drawn', () => {
    const one = game(['Banish Drawn']).resolve('A', 'banish-drawn')
    expect(one.names('exile')).toEqual(['A1', 'A2'])
  })

  it('121.6c, 614.11b: not with those that come of what replaces a draw', () => {
    const one = game(['Banish Drawn'], ['Well']).resolve('A', 'banish-drawn').answer(true)
    one.answer(false)
    expect([one.names('exile'), one.names('hand', 'A'), one.player('A').life]).toEqual([['A2'], ['A1'], 21])
  })
})

describe('CR 121.7: draws that come of what replaces or prevents something', () => {
  it('121.7: come after what of the event was not replaced', () => {
    const one = game(['Shock'], ['Padding']).resolve('A', 'shock', ['A'])
    const kinds = one.events.map(({ kind }) => kind)
    expect(one.player('A').life).toBe(18)
    expect(one.names('hand', 'A')).toEqual(['A1'])
    expect(kinds.indexOf('damage')).toBeLessThan(kinds.indexOf('draw'))
    expect(kinds.indexOf('damage')).toBeGreaterThan(-1)
  })
})
