import { expect, it } from 'vitest'
import { defineCard, defineCreature, gainsLife, slot, spell, target, triggered } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '3/3', [triggered({ on: 'enters', what: 'self' }, [gainsLife(2)])]),
  defineCard('Seize', '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'control', player: { ref: 'you' } }],
      duration: 'indefinite',
    }),
  ]),
]

it('CR 110.2b: who gained control of a permanent spell controls the permanent, which by default is its caster’s', () => {
  const setting = { a: { hand: [{ id: 'ox', name: 'Ox' }] }, b: { hand: [{ id: 'seize', name: 'Seize' }] } }
  const one = mainPhase(CARDS, setting).cast('A', 'ox').pass().cast('B', 'seize', ['ox.2']).passAll().passAll()
  expect([one.traits('ox.3').controller, one.object('ox.3').controller]).toEqual(['B', 'A'])
  expect(one.passAll().player('B').life).toBe(22)
})
