import { describe, expect, it } from 'vitest'
import { COLORS } from '../../../src/core/color.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  LAND,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'

const CORPSES = {
  kind: 'count',
  filter: { subject: 'card', zones: ['graveyard'], types: ['creature'], owner: 'you' },
} as const
const animates: Effect = {
  do: 'continuous',
  what: target(),
  modifications: [
    { kind: 'types', types: ['creature'] },
    { kind: 'set-power-toughness', power: 3, toughness: 3 },
  ],
  duration: 'end-of-turn',
}
const CARDS = [
  defineCreature('Motley Imp', '{R}', 'Imp', '2/2', [
    activated([], [], {
      do: 'choose-one',
      who: { ref: 'you' },
      options: COLORS.map((color) => [
        {
          do: 'continuous',
          what: { ref: 'self' },
          modifications: [bigger(1), { kind: 'colors', set: true, colors: [color] }],
          duration: 'end-of-turn',
        },
      ]),
    }),
  ]),
  defineCard('White Banner', '{W}', 'Enchantment', [continuous({ ...CREATURE, colors: ['W'] }, bigger(4))]),
  defineCard('Small Hour', '{W}', 'Enchantment', [
    continuous({ ...CREATURE, colors: ['W'] }, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCard('Restless Barrow', '', 'Land', [
    activated([], [], {
      do: 'continuous',
      what: { ref: 'self' },
      modifications: [
        { kind: 'types', types: ['creature'], subtypes: ['Plant', 'Zombie'] },
        { kind: 'colors', set: true, colors: ['B', 'G'] },
        {
          kind: 'add-ability',
          ability: continuous('self', { kind: 'define-power-toughness', power: CORPSES, toughness: CORPSES }),
        },
      ],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Stir the Soil', '{0}', 'Instant', [spell([slot(LAND)], animates)]),
  defineCard('Feed', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'continuous', what: target(), modifications: [bigger(1)], duration: 'end-of-turn' }),
  ]),
  defineCard('Dig Up', '{0}', 'Instant', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], { do: 'exile', what: target() }),
  ]),
  defineCreature('Old Bones', '{B}', 'Skeleton', '1/1'),
]

describe('613.6: an effect with parts in several layers', () => {
  it('613.6 example 1: the chosen colour counts in its layer, the bonus in its own after every base', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'imp', name: 'Motley Imp' }, 'White Banner', 'Small Hour'] },
    })
    expect(game.size('imp')).toBe('2/2')
    game
      .do({ kind: 'activate-ability', player: 'A', object: 'imp' })
      .passAll()
      .answer(String(COLORS.indexOf('W')))
    expect(game.traits('imp').colors).toEqual(['W'])
    expect(game.size('imp')).toBe('6/6')
  })

  it('613.6 example 4: an animated land follows the graveyard, with a bonus from before, until it is animated anew', () => {
    const graveyard = Array.from({ length: 10 }, (_, i) => ({ id: `bones-${i}`, name: 'Old Bones' }))
    const game = mainPhase(CARDS, {
      a: {
        graveyard,
        battlefield: [{ id: 'barrow', name: 'Restless Barrow' }],
        hand: ['Stir the Soil', 'Feed', 'Stir the Soil', 'Dig Up'].map((name, i) => ({ id: `s${i}`, name })),
      },
    })
    game.resolve('A', 's0', ['barrow']).resolve('A', 's1', ['barrow'])
    expect(game.size('barrow')).toBe('4/4')
    game.do({ kind: 'activate-ability', player: 'A', object: 'barrow' }).passAll()
    expect(game.traits('barrow')).toMatchObject({ types: ['creature', 'land'], colors: ['B', 'G'] })
    expect(game.size('barrow')).toBe('11/11')
    game.resolve('A', 's3', ['bones-0'])
    expect(game.size('barrow')).toBe('10/10')
    game.resolve('A', 's2', ['barrow'])
    expect(game.size('barrow')).toBe('4/4')
  })
})
