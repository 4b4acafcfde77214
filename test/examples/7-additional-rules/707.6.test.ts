import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { bigger, CREATURE, continuous, defineCreature, replaces } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Kin Engine', '{3}', 'Construct', '2/2', [
    replaces({
      kind: 'enters-with',
      what: 'self',
      choose: { choice: { kind: 'subtype', of: 'creature' }, link: 'kin' },
    }),
    continuous({ ...CREATURE, controller: 'you', other: true, chosen: { what: 'type', link: 'kin' } }, bigger(1)),
  ]),
  defineCreature('Mirror Moth', '{0}', 'Shapeshifter', '0/1', [
    replaces({ kind: 'enters-as-copy', of: CREATURE, optional: true }),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
  defineCreature('Grey Elk', '{2}', 'Elk', '3/3'),
]

describe('707.6: choices made for a permanent are not copied', () => {
  it('707.6 example 1: the controller of the copy chooses a creature type for it', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [{ id: 'moth', name: 'Mirror Moth' }],
        battlefield: [
          { id: 'engine', name: 'Kin Engine', chosen: { kin: 'Ox' } },
          { id: 'ox', name: 'Grey Ox' },
          { id: 'elk', name: 'Grey Elk' },
        ],
      },
    })
    expect([game.size('ox'), game.size('elk')]).toEqual(['4/4', '3/3'])
    game.resolve('A', 'moth').answer(['engine'])
    expect(game.decision).toMatchObject({ kind: 'choose-option', player: 'A' })
    game.answer('Elk')
    expect([game.size('ox'), game.size('elk')]).toEqual(['4/4', '4/4'])
    expect(game.object('engine').chosen).toEqual({ kin: 'Ox' })
  })
})
