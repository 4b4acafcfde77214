import { expect, it } from 'vitest'
import {
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  spell,
  token,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Hush', '{1}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'trigger', entering: CREATURE } }),
  ]),
  defineCard('Welcome', '{1}', 'Enchantment', [
    triggered({ on: 'enters', what: { subject: 'permanent' } }, [gainsLife(1)]),
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell' } }, [gainsLife(10)]),
  ]),
  defineCreature('Herald', '{0}', 'Human', '1/1', [triggered({ on: 'enters', what: 'self' }, [gainsLife(100)])]),
  defineCard('Bell', '{0}', 'Artifact', []),
  defineCard('Muster', '{0}', 'Sorcery', [
    spell([], { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Soldier', 1) }),
  ]),
]
const hand = ['Herald', 'Bell', 'Muster'].map((name) => ({ id: name.toLowerCase(), name }))

it.each([
  ['a creature', 'herald', 10],
  ['a creature token', 'muster', 10],
  ['an artifact, which is not meant', 'bell', 11],
])('CR 603.2, 101.2: %s enters without causing what is forbidden', (_, card, gained) => {
  const one = mainPhase(CARDS, { a: { hand, battlefield: ['Hush', 'Welcome'] } }).cast('A', card)
  for (let i = 0; i < 6 && one.turn.stack.length > 0; i++) one.passAll()
  expect(one.player('A').life).toBe(20 + gained)
})

it('without the rule every one of them triggers', () => {
  const one = mainPhase(CARDS, { a: { hand, battlefield: ['Welcome'] } }).cast('A', 'herald')
  for (let i = 0; i < 6 && one.turn.stack.length > 0 && one.decision === null; i++) one.passAll()
  if (one.decision?.kind === 'order') one.answer([...one.decision.options])
  for (let i = 0; i < 6 && one.turn.stack.length > 0; i++) one.passAll()
  expect(one.player('A').life).toBe(20 + 111)
})
