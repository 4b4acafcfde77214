import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, gainsLife, replaces, spell } from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const INK_FOR_BLOOD = defineCard('Ink for Blood', '{2}', 'Enchantment', [
  replaces({
    kind: 'instead',
    event: 'life-gain',
    who: 'you',
    effects: [{ do: 'draw', who: YOU, amount: { kind: 'event-amount' } }],
  }),
])
const BONES_FOR_INK = defineCard('Bones for Ink', '{2}', 'Enchantment', [
  replaces({
    kind: 'instead',
    event: 'draw',
    who: 'you',
    effects: [
      {
        do: 'move',
        what: {
          ref: 'choose',
          filter: { subject: 'card', zones: ['graveyard'], owner: 'you' },
          count: 1,
          chooser: YOU,
        },
        to: 'hand',
      },
    ],
  }),
])
const BALM = defineCard('Little Balm', '{0}', 'Instant', [spell([], gainsLife(1))])
const BONE = defineCard('Bone', '{9}', 'Artifact')

describe('616.2: one replacement effect makes another applicable', () => {
  it('616.2 example 1: a gain of life becomes a draw and the draw a card from the graveyard, whichever effect is older', () => {
    const of = (...enchantments: readonly CardDefinition[]) => {
      const game = mainPhase([INK_FOR_BLOOD, BONES_FOR_INK, BALM, BONE], {
        a: {
          hand: [{ id: 'balm', name: 'Little Balm' }],
          graveyard: ['Bone'],
          battlefield: enchantments.map(({ name }) => name),
        },
      }).resolve('A', 'balm')
      return [game.player('A').life, game.names('hand', 'A'), game.player('A').library.length]
    }
    expect(of(INK_FOR_BLOOD, BONES_FOR_INK)).toEqual([20, ['Bone'], 20])
    expect(of(BONES_FOR_INK, INK_FOR_BLOOD)).toEqual([20, ['Bone'], 20])
  })
})
