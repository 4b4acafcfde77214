import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'

/** Both abilities of the keyword, as the rule spells them out. */
const MODULAR_BY_COLORS = [
  replaces({
    kind: 'enters-with',
    what: 'self',
    counters: { counter: '+1/+1', amount: { kind: 'mana-spent', what: 'colors' } },
  }),
  triggered(
    { on: 'dies', what: 'self' },
    [
      {
        do: 'optional',
        who: { ref: 'you' },
        effects: [
          {
            do: 'put-counters',
            on: target(),
            counter: '+1/+1',
            amount: { kind: 'counters', on: { ref: 'event', role: 'object' }, counter: '+1/+1' },
          },
        ],
      },
    ],
    { targets: [slot({ ...CREATURE, subtypes: ['Construct'] })] },
  ),
]
const CARDS = [
  defineCreature('Many Parts', '{4}', 'Construct', '0/0', MODULAR_BY_COLORS),
  defineCreature('Spare Part', '{1}', 'Construct', '1/1'),
  defineCard('Cut Down', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
]

describe('702.44c: sunburst as the number of another ability', () => {
  it('702.44c example 1: so many counters as colours of mana were spent, and as many for another when it dies', () => {
    const entered = (mana: string) =>
      mainPhase(CARDS, {
        a: {
          hand: [
            { id: 'parts', name: 'Many Parts' },
            { id: 'cut', name: 'Cut Down' },
          ],
          battlefield: [{ id: 'spare', name: 'Spare Part' }],
          mana,
        },
      }).resolve('A', 'parts')
    const game = entered('{R}{G}{R}{W}')
    const parts = game.find('Many Parts')
    expect(game.object(parts).counters).toEqual({ '+1/+1': 3 })
    game.resolve('A', 'cut', [parts]).passAll().answer(true)
    expect(game.object('spare').counters).toEqual({ '+1/+1': 3 })
    expect(entered('{C}{C}{C}{C}').names('graveyard', 'A')).toEqual(['Many Parts'])
  })
})
