import { describe, expect, it } from 'vitest'
import {
  ANY_TARGET,
  activated,
  damages,
  defineCard,
  defineCreature,
  OWN_CREATURE,
  slot,
  spell,
  TAP,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Spark Imp', '{R}', 'Imp', '1/1', [
    activated(TAP, [slot({ ...ANY_TARGET, other: true })], damages(1)),
  ]),
  defineCreature('Own Spark', '{R}', 'Imp', '1/1', [
    activated(TAP, [slot({ anyOf: [OWN_CREATURE, { subject: 'player' }], controller: 'you' })], damages(1)),
  ]),
  defineCard('Two Sparks', '{0}', 'Instant', [
    spell(
      [slot(ANY_TARGET, 'one'), slot({ ...ANY_TARGET, notRef: target('one') }, 'two')],
      damages(2, target('one')),
      damages(1, target('two')),
    ),
  ]),
  defineCreature('Ox', '{2}{G}', 'Ox', '9/9'),
]
const game = () =>
  mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'imp', name: 'Spark Imp' },
        { id: 'own', name: 'Own Spark' },
        { id: 'ox', name: 'Ox' },
      ],
      hand: [{ id: 'sparks', name: 'Two Sparks' }],
    },
  })
const aim = (object: string, at: string) =>
  ({ kind: 'activate-ability', player: 'A', object, targets: [[at]] }) as const

describe('any other target', () => {
  it.each(['A', 'B', 'ox'])('115.4: may be %s for an ability that excepts its own source', (at) => {
    expect(game().refusal(aim('imp', at))).toEqual(['legal'])
  })

  it('115.4: is not that source', () => {
    expect(game().refusal(aim('imp', 'imp'))).toEqual(['target.wrong-kind 602.2b 601.2c 115.4'])
  })

  it('115.3, 115.4: is a player or permanent that another use of the word has not taken', () => {
    const sparks = (one: string, two: string) =>
      game().refusal({ kind: 'cast-spell', player: 'A', object: 'sparks', targets: [[one], [two]] })
    expect(sparks('ox', 'B')).toEqual(['legal'])
    expect(sparks('B', 'A')).toEqual(['legal'])
    expect(sparks('B', 'B')).toEqual(['target.wrong-kind 601.2c 115.4'])
  })

  it('is no player where what is said can only be said of objects', () => {
    expect(game().refusal(aim('own', 'B'))).toEqual(['target.wrong-kind 602.2b 601.2c 115.4'])
    expect(game().refusal(aim('own', 'ox'))).toEqual(['legal'])
  })
})
