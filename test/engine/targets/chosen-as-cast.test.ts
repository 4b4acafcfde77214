import { expect, it } from 'vitest'
import {
  CREATURE,
  defineCard,
  defineCreature,
  enchant,
  fixedRule,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Thrall', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    fixedRule({
      kind: 'restriction',
      cant: {
        act: 'be-targeted',
        who: { ...CREATURE, tapped: false },
        by: { subject: 'spell', is: { ref: 'self' } },
        asCast: true,
      },
    }),
  ]),
  defineCard('Poke', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'untap', what: target() })]),
  defineCreature('Ox', '{1}', 'Ox', '1/1'),
]
const hand = ['Thrall', 'Poke'].map((name) => ({ id: name.toLowerCase(), name }))
const game = () =>
  mainPhase(CARDS, {
    a: {
      hand,
      battlefield: [
        { id: 'tired', name: 'Ox', tapped: true },
        { id: 'awake', name: 'Ox' },
      ],
    },
  })
const thrall = (id: string) => ({ kind: 'cast-spell', player: 'A', object: 'thrall', targets: [[id]] }) as const

it('CR 601.2c, 101.2: what may not be chosen as the spell is cast is refused then', () => {
  expect(game().refusal(thrall('awake'))).toEqual(['target.prohibited 101.2 115.1'])
  expect(game().refusal(thrall('tired'))).toEqual(['legal'])
})

it('CR 608.2b: a target that has come to be such meanwhile stays legal', () => {
  const one = game().do(thrall('tired')).resolve('A', 'poke', ['tired']).passAll()
  expect(one.object(one.find('Thrall')).attachedTo).toBe('tired')
})

it('says nothing of other spells', () => {
  const one = game().do(thrall('tired'))
  expect(one.refusal({ kind: 'cast-spell', player: 'A', object: 'poke', targets: [['awake']] })).toEqual(['legal'])
})
