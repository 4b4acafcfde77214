import { describe, expect, it } from 'vitest'
import type { Color } from '../../../src/core/color.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  all,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  slot,
  spell,
  TAP,
  target,
} from '../../support/define-card.ts'

const paint = (name: string, color: Color) =>
  defineCard(name, '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', set: true, colors: [color] }],
      duration: 'end-of-turn',
    }),
  ])
const CARDS = [
  defineCreature('Herbalist', '{2}', 'Human Cleric', '1/9', [
    activated(TAP, [slot(CREATURE)], {
      do: 'shield',
      what: {
        ref: 'union',
        refs: [target(), all({ ...CREATURE, shares: { what: 'color', with: target() }, notRef: target() })],
      },
      replacement: { kind: 'prevent-damage', amount: 1 },
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Green Ox', '{G}', 'Ox', '1/9'),
  defineCreature('Green Cub', '{G}', 'Cat', '1/9'),
  defineCreature('Red Cub', '{R}', 'Cat', '1/9'),
  defineCard('Ring of Flame', '{0}', 'Instant', [spell([], damages(2, all(CREATURE)))]),
  paint('Paint Red', 'R'),
  paint('Paint Green', 'G'),
]

describe('615.11: a shield for each of several', () => {
  it('615.11 example 1: for the creatures that share a colour with the target as the ability resolves, and no others', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: ['Paint Red', 'Paint Green', 'Ring of Flame'].map((name) => ({ id: name, name })),
        battlefield: ['Herbalist', 'Green Ox', 'Green Cub', 'Red Cub'].map((name) => ({ id: name, name })),
      },
      b: { hand: [{ id: 'late', name: 'Green Cub' }] },
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'Herbalist', targets: [['Green Ox']] }).passAll()
    game.resolve('A', 'Paint Red', ['Green Cub']).resolve('A', 'Paint Green', ['Red Cub'])
    expect(game.traits('Green Cub').colors).toEqual(['R'])
    game.resolve('A', 'Ring of Flame')
    const marked = ['Green Ox', 'Green Cub', 'Red Cub', 'Herbalist'].map((id) => game.object(id).damage)
    expect(marked).toEqual([1, 1, 2, 2])
  })

  it('615.11 example 1: a creature that comes later has no shield', () => {
    const game = mainPhase([...CARDS, defineCreature('Green Moth', '{0}', 'Insect', '1/9'), paint('Tint', 'G')], {
      a: {
        hand: ['Green Moth', 'Tint', 'Ring of Flame'].map((name) => ({ id: name, name })),
        battlefield: ['Herbalist', 'Green Ox'].map((name) => ({ id: name, name })),
      },
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'Herbalist', targets: [['Green Ox']] }).passAll()
    game.resolve('A', 'Green Moth')
    const late = game.find('Green Moth')
    game.resolve('A', 'Tint', [late]).resolve('A', 'Ring of Flame')
    expect([game.object('Green Ox').damage, game.object(late).damage]).toEqual([1, 2])
  })
})
