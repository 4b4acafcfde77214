import { expect, it } from 'vitest'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { defineCard, defineCreature, manaCost, slot, target, triggered } from '../../support/define-card.ts'

it('113.6k example 1: of two conditions of one ability each works where it can be met', () => {
  const CARDS = [
    defineCreature('Breaker of Vows', '{W}', 'Cleric', '2/2', [
      { kind: 'keyword', keyword: 'cycling', cost: manaCost('{W}') },
      triggered(
        {
          on: 'any',
          events: [
            { on: 'enters', what: 'self' },
            { on: 'cycles', what: 'self' },
          ],
        },
        [{ do: 'destroy', what: target() }],
        { targets: [slot({ subject: 'permanent', types: ['enchantment'] })] },
      ),
    ]),
    defineCard('Vow', '{1}', 'Enchantment'),
  ]
  const table = () =>
    mainPhase(CARDS, {
      a: { battlefield: lands('Plains'), hand: [{ id: 'breaker', name: 'Breaker of Vows' }], library: 5 },
      b: { battlefield: [{ id: 'vow', name: 'Vow' }] },
    })
  const entered = table().resolve('A', 'breaker')
  expect(entered.names('stack')).toEqual(['Breaker of Vows'])
  expect(entered.passAll().names('graveyard', 'B')).toEqual(['Vow'])
  const cycled = table().do({ kind: 'activate-ability', player: 'A', object: 'breaker' })
  expect(cycled.names('graveyard', 'A')).toEqual(['Breaker of Vows'])
  expect(cycled.names('stack')).toEqual(['Breaker of Vows', 'Breaker of Vows'])
  expect(cycled.passAll().names('graveyard', 'B')).toEqual(['Vow'])
})
