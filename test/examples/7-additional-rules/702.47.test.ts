import { expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import {
  ANY_TARGET,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  protectionFrom,
  slot,
  spell,
} from '../../support/define-card.ts'

const splice: Ability = { kind: 'keyword', keyword: 'splice', filter: { subtypes: ['Arcane'] }, cost: manaCost('{R}') }
const CARDS = [
  defineCard('Rime Lance', '{R}', 'Instant — Arcane', [splice, spell([slot(ANY_TARGET)], damages(2))]),
  defineCard('Still Pool', '{U}', 'Instant — Arcane', [spell([], gainsLife(1))]),
  defineCard('Costly Pool', '{U}', 'Instant — Arcane', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'discard', what: { subject: 'card' }, count: 1 }] }),
    spell([], gainsLife(1)),
  ]),
  defineCreature('Ember Ward', '{W}', 'Monk', '1/4', [protectionFrom('R')]),
]
const card = (name: string) => ({ id: name.toLowerCase().replace(' ', '-'), name })
const game = (...hand: readonly string[]) =>
  mainPhase(CARDS, {
    a: { hand: hand.map(card), battlefield: lands('Island', 'Island', 'Mountain', 'Mountain', 'Mountain') },
    b: { battlefield: [card('Ember Ward')] },
  })
const onto = (object: string, to: string, more: object = {}) =>
  ({ kind: 'cast-spell', player: 'A', object, pay: ['splice:rime-lance'], targets: [[to]], ...more }) as const

it('702.47a example 1: the card that was spliced is still in hand, to be spliced again or cast, or discarded for that very spell', () => {
  const played = game('Still Pool', 'Rime Lance').do(onto('still-pool', 'B')).passAll()
  played.resolve('A', 'rime-lance', ['B'])
  expect(played.player('B').life).toBe(16)
  const thrown = game('Costly Pool', 'Rime Lance').do(onto('costly-pool', 'B', { costs: { discard: ['rime-lance'] } }))
  expect(thrown.names('graveyard', 'A')).toEqual(['Rime Lance'])
  expect(thrown.passAll().player('B').life).toBe(18)
})

it('702.47c example 1: the spell keeps its colour and deals the damage itself, so protection from the other colour is no help', () => {
  const own = game('Still Pool', 'Rime Lance')
  expect(own.refusal({ kind: 'cast-spell', player: 'A', object: 'rime-lance', targets: [['ember-ward']] })).toEqual([
    'target.protection 702.16b 601.2c',
  ])
  const played = own.do(onto('still-pool', 'ember-ward'))
  expect(played.traits(played.turn.stack[0]!).colors).toEqual(['U'])
  expect(played.passAll().object('ember-ward').damage).toBe(2)
})

it('201.5b example 2: text that names its card means the spell that has gained it', () => {
  const played = game('Still Pool', 'Rime Lance').do(onto('still-pool', 'B'))
  const [pool] = played.turn.stack
  played.passAll()
  expect(played.events.find(({ kind }) => kind === 'damage')).toMatchObject({ source: pool, amount: 2 })
})
