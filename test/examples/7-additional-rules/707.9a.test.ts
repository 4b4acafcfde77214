import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCreature, keyword, replaces, triggered } from '../../support/define-card.ts'

const follows: Ability = triggered({ on: 'enters', what: { ...CREATURE, other: true } }, [
  {
    do: 'become-copy',
    what: { ref: 'self' },
    of: { ref: 'event', role: 'object' },
    except: { thisAbility: true },
  },
])
const CARDS = [
  defineCreature('Restless Shape', '{3}{U}', 'Shapeshifter', '0/1', [follows]),
  defineCreature('Moss Elf', '{0}', 'Elf', '1/1', [keyword('reach')]),
  defineCreature('Mirror Moth', '{0}', 'Shapeshifter', '0/1', [
    replaces({ kind: 'enters-as-copy', of: CREATURE, optional: true }),
  ]),
]

describe('707.9a: an ability that a copy gives itself', () => {
  it('707.9a example 1: is among what a copy of that copy copies', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'elf', name: 'Moss Elf' },
          { id: 'moth', name: 'Mirror Moth' },
        ],
        battlefield: [{ id: 'shape', name: 'Restless Shape' }],
      },
    })
    game.resolve('A', 'elf').passAll()
    expect(game.traits('shape')).toMatchObject({ name: 'Moss Elf', abilities: [keyword('reach'), follows] })
    game.resolve('A', 'moth').answer(['shape'])
    const copy = game.state.battlefield.at(-1)!
    expect(game.traits(copy)).toMatchObject({ name: 'Moss Elf', abilities: [keyword('reach'), follows] })
  })
})
