import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, defineCreature, replaces } from '../../support/define-card.ts'

const ARTIFACT = { subject: 'permanent', types: ['artifact'] } as const
const CARDS = [
  defineCard('Borrowed Work', '{0}', 'Enchantment', [
    replaces({ kind: 'enters-as-copy', of: ARTIFACT, optional: true, except: { types: ['enchantment'] } }),
  ]),
  defineCard('Second Work', '{0}', 'Enchantment', [replaces({ kind: 'enters-as-copy', of: ARTIFACT, optional: true })]),
  {
    ...defineCreature('War Cart', '{4}', 'Juggernaut', '5/3'),
    typeLine: {
      supertypes: [],
      types: ['artifact', 'creature'],
      subtypes: ['Juggernaut'],
    },
  } as const,
]

describe('707.9b: a copy with a characteristic of its own', () => {
  it('707.9b example 1: the type that the copy has besides is among what a copy of it copies', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'borrowed', name: 'Borrowed Work' },
          { id: 'second', name: 'Second Work' },
        ],
        battlefield: [{ id: 'cart', name: 'War Cart' }],
      },
    })
    game.resolve('A', 'borrowed').answer(['cart'])
    const first = game.state.battlefield.find((id) => id !== 'cart')!
    expect(game.traits(first)).toMatchObject({
      name: 'War Cart',
      types: ['artifact', 'creature', 'enchantment'],
      power: 5,
      toughness: 3,
    })
    game.resolve('A', 'second').answer([first])
    const second = game.state.battlefield.find((id) => id !== 'cart' && id !== first)!
    expect(game.traits(second).types).toEqual(['artifact', 'creature', 'enchantment'])
  })
})
