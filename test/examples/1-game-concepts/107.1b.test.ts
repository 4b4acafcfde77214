import { expect, it } from 'vitest'
import type { Amount } from '../../../src/core/amount.ts'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, continuous, defineCard, defineCreature, slot, spell, target } from '../../support/define-card.ts'

const trait = (which: 'power' | 'toughness'): Amount => ({ kind: 'characteristic', of: target(), which })

it('107.1b example 1: power and toughness add up with power below zero', () => {
  const CARDS = [
    defineCreature('Tall Heron', '{2}{U}', 'Bird', '3/4'),
    defineCard('Limp Verse', '{1}{U}', 'Enchantment', [
      continuous(CREATURE, { kind: 'modify-power-toughness', power: -5, toughness: 0 }),
    ]),
    defineCard('Weigh Up', '{G}', 'Instant', [
      spell([slot(CREATURE)], {
        do: 'gain-life',
        who: { ref: 'you' },
        amount: { kind: 'sum', of: [trait('power'), trait('toughness')] },
      }),
    ]),
  ]
  const game = mainPhase(CARDS, {
    a: {
      battlefield: [...lands('Forest'), { id: 'heron', name: 'Tall Heron' }, 'Limp Verse'],
      hand: [{ id: 'weigh', name: 'Weigh Up' }],
    },
  })
  expect(game.size('heron')).toBe('-2/4')
  expect(game.resolve('A', 'weigh', ['heron']).player('A').life).toBe(22)
})
