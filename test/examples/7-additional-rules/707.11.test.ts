import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { activated, CREATURE, damages, defineCreature, keyword, slot, triggered } from '../../support/define-card.ts'

const SELF = { ref: 'self' } as const
const following = (except: readonly Ability[]): Ability =>
  triggered({ on: 'enters', what: { ...CREATURE, other: true } }, [
    { do: 'become-copy', what: SELF, of: { ref: 'event', role: 'object' }, except: { abilities: except } },
  ])
const CARDS = [
  defineCreature('Restless Shape', '{3}{U}', 'Shapeshifter', '0/1', [following([following([])])]),
  defineCreature('Mira of Thorns', '{0}', 'Vampire', '3/3', [
    activated([], [slot({ ...CREATURE, other: true })], damages(1), {
      do: 'put-counters',
      on: SELF,
      counter: '+1/+1',
      amount: 1,
    }),
  ]),
  defineCreature('Sudden Elf', '{0}', 'Elf', '1/1', [keyword('flash')]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/5'),
]

describe('707.11: an ability that calls its object by name', () => {
  it('707.11 example 1: means the object that has it though that is a copy of something else by then', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'mira', name: 'Mira of Thorns' },
          { id: 'elf', name: 'Sudden Elf' },
        ],
        battlefield: [{ id: 'shape', name: 'Restless Shape' }],
      },
      b: { battlefield: [{ id: 'ox', name: 'Grey Ox' }] },
    })
    game.resolve('A', 'mira').passAll()
    expect(game.traits('shape').name).toBe('Mira of Thorns')
    game.do({ kind: 'activate-ability', player: 'A', object: 'shape', targets: [['ox']] })
    game.resolve('A', 'elf').passAll()
    expect(game.traits('shape').name).toBe('Sudden Elf')
    expect(game.names('stack')).toEqual(['Sudden Elf'])
    game.passAll()
    expect(game.object('ox').damage).toBe(1)
    expect(game.object('shape').counters).toEqual({ '+1/+1': 1 })
    expect(game.object(game.find('Mira of Thorns')).counters).toEqual({})
  })
})
