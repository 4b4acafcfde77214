import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  keyword,
  manaCost,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Blue Double', '{3}{U}{U}', 'Shapeshifter', '0/1', [
    replaces({
      kind: 'enters-as-copy',
      of: CREATURE,
      optional: true,
      except: {
        colors: ['U'],
        abilities: [
          triggered(
            { on: 'step-begins', step: 'upkeep', whose: 'you' },
            [
              {
                do: 'optional',
                who: { ref: 'you' },
                effects: [
                  {
                    do: 'become-copy',
                    what: { ref: 'self' },
                    of: target(),
                    except: { colors: ['U'], thisAbility: true },
                  },
                ],
              },
            ],
            { targets: [slot(CREATURE)] },
          ),
        ],
      },
    }),
  ]),
  defineCreature('Mirror Moth', '{0}', 'Shapeshifter', '0/1', [
    replaces({ kind: 'enters-as-copy', of: CREATURE, optional: true }),
  ]),
  defineCreature('Green Bear', '{1}{G}', 'Bear', '2/2'),
]

const morph = (mana: string) => ({ kind: 'keyword', keyword: 'morph', cost: manaCost(mana) }) as const
const MASKED: readonly CardDefinition[] = [
  defineCreature('Grinning Fiend', '{2}{B}{B}', 'Demon', '6/6', [morph('{2}{B}{B}')]),
  defineCreature('Branch Runner', '{3}{G}', 'Lizard', '4/1', [keyword('trample'), morph('{G}')]),
  defineCreature('Straying One', '{U}', 'Spirit', '1/1'),
  defineCard('Impose', '{0}', 'Instant', [
    spell([slot(CREATURE, 'one'), slot(CREATURE, 'model')], {
      do: 'become-copy',
      what: target('one'),
      of: target('model'),
    }),
  ]),
  defineCard('Lift the Mask', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'turn-face-up', what: target() })]),
]
const imposed = (model: string) =>
  mainPhase(MASKED, {
    a: {
      hand: ['Impose', 'Lift the Mask'].map((name) => ({ id: name, name })),
      battlefield: [
        { id: 'fiend', name: 'Grinning Fiend', faceDown: true },
        { id: 'model', name: model },
      ],
      mana: '{G}',
    },
  }).resolve('A', 'Impose', ['fiend'], ['model'])
const BLANK = { name: '', manaCost: null, colors: [], subtypes: [], power: 2, toughness: 2, abilities: [] }
const TURN_UP = { kind: 'special-action', what: 'turn-face-up', player: 'A', object: 'fiend' } as const

describe('707.3: what is copied of a copy', () => {
  it('707.3 example 1: a copy of what copied a bear but kept its colour and an ability is a bear of that colour with it', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'double', name: 'Blue Double' },
          { id: 'moth', name: 'Mirror Moth' },
        ],
        battlefield: [{ id: 'bear', name: 'Green Bear' }],
        mana: '{U}{U}{U}{U}{U}',
      },
    })
    game.resolve('A', 'double').answer(['bear'])
    const double = game.state.battlefield.find((id) => id !== 'bear')!
    expect(game.traits(double)).toMatchObject({ name: 'Green Bear', colors: ['U'], power: 2 })
    game.resolve('A', 'moth').answer([double])
    const moth = game.state.battlefield.find((id) => id !== 'bear' && id !== double)!
    expect(game.traits(moth)).toMatchObject({
      name: 'Green Bear',
      colors: ['U'],
      subtypes: ['Bear'],
      power: 2,
      toughness: 2,
      abilities: [{ kind: 'triggered', event: { step: 'upkeep' } }],
    })
    expect(game.traits('bear').colors).toEqual(['G'])
  })

  it('707.3 example 2: a flipped creature that becomes a copy of an unflipped flip card is the flipped side of that', () => {
    const flips = activated([], [], { do: 'flip', what: { ref: 'self' } })
    const cards = [
      {
        ...defineCreature('Quill Novice', '{1}{U}', 'Human', '1/2', [flips]),
        flipped: defineCreature('Quill Sage', '', 'Human', '2/3'),
      },
      {
        ...defineCreature('Rat Thief', '{1}{B}', 'Rat', '1/1', [flips]),
        flipped: defineCreature('Rat Lord', '', 'Rat', '3/3'),
      },
      defineCard('Impose', '{0}', 'Instant', [
        spell([slot(CREATURE, 'a'), slot(CREATURE, 'b')], { do: 'become-copy', what: target('a'), of: target('b') }),
      ]),
    ]
    const battlefield = [
      { id: 'sage', name: 'Quill Sage' },
      { id: 'thief', name: 'Rat Thief' },
    ]
    const game = mainPhase(cards, { a: { hand: [{ id: 'impose', name: 'Impose' }], battlefield } })
    expect(game.traits('sage').name).toBe('Quill Sage')
    game.resolve('A', 'impose', ['sage'], ['thief'])
    expect(game.traits('sage')).toMatchObject({ name: 'Rat Lord', power: 3, colors: ['B'] })
    expect(game.traits('thief').name).toBe('Rat Thief')
  })

  it('707.3 example 3: a face-down creature that becomes a copy stays as it looks, and is turned up as that for its cost', () => {
    const game = imposed('Branch Runner')
    expect(game.traits('fiend')).toMatchObject(BLANK)
    game.do(TURN_UP)
    expect(game.player('A').mana).toEqual([])
    expect(game.traits('fiend')).toMatchObject({ name: 'Branch Runner', colors: ['G'], power: 4, toughness: 1 })
    expect(game.has('fiend', 'trample')).toBe(true)
  })

  it('707.3 example 4: as a copy of what has no morph it cannot be turned up but by an effect', () => {
    const game = imposed('Straying One')
    expect(game.traits('fiend')).toMatchObject(BLANK)
    expect(game.refusal(TURN_UP)).not.toEqual(['legal'])
    game.resolve('A', 'Lift the Mask', ['fiend'])
    expect(game.traits('fiend')).toMatchObject({ name: 'Straying One', colors: ['U'], power: 1, toughness: 1 })
  })
})
