import { expect, it } from 'vitest'
import { defineCard, defineCreature, replaces, slot, spell, target } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const raise = (name: string, more: object) =>
  defineCard(name, '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', types: ['creature'], zones: ['graveyard'] })], {
      do: 'move',
      what: target(),
      to: 'battlefield',
      ...more,
    }),
  ])
const CARDS = [
  defineCreature('Bud', '{0}', 'Plant', '0/0', [
    replaces({ kind: 'enters-with', what: 'self', counters: { counter: '+1/+1', amount: 2 } }),
  ]),
  defineCard('Plenty', '{0}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'counters', who: 'you', times: 2 }),
  ]),
  raise('Mine Now', { under: { ref: 'you' } }),
  raise('Get Up', {}),
]

it.each([
  ['Mine Now', 4],
  ['Get Up', 2],
])('CR 122.6a: counters it enters with are put by who controls it then (%s: %i)', (name, count) => {
  const one = mainPhase(CARDS, {
    a: { hand: [{ id: 'it', name }], battlefield: [{ name: 'Plenty' }] },
    b: { graveyard: [{ id: 'bud', name: 'Bud' }] },
  }).resolve('A', 'it', ['bud'])
  expect(one.object('bud.2').counters).toEqual({ '+1/+1': count })
})
