import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCreature, replaces, slot, target, triggered } from '../../support/define-card.ts'

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
})
