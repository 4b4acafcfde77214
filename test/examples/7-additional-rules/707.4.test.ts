import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  bigger,
  CREATURE,
  defineCard,
  defineCreature,
  keyword,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'

const FOLLOWS: Ability = triggered({ on: 'enters', what: { ...CREATURE, other: true } }, [
  { do: 'become-copy', what: { ref: 'self' }, of: { ref: 'event', role: 'object' } },
])
const CARDS = [
  defineCreature('Restless Shape', '{3}{U}', 'Shapeshifter', '0/1', [FOLLOWS]),
  defineCard('Bear Heart', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'continuous', what: target(), modifications: [bigger(3)], duration: 'end-of-turn' }),
  ]),
  defineCreature('Wind Drake', '{0}', 'Drake', '2/2', [keyword('flying')]),
]

describe('707.4: becoming a copy while staying on the battlefield', () => {
  it('707.4 example 1: an effect that made it bigger goes on doing so', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'heart', name: 'Bear Heart' },
          { id: 'drake', name: 'Wind Drake' },
        ],
        battlefield: [{ id: 'shape', name: 'Restless Shape' }],
      },
    }).resolve('A', 'heart', ['shape'])
    expect(game.size('shape')).toBe('3/4')
    game.resolve('A', 'drake').passAll()
    expect(game.traits('shape')).toMatchObject({ name: 'Wind Drake', power: 5, toughness: 5 })
    expect(game.has('shape', 'flying')).toBe(true)
  })
})
