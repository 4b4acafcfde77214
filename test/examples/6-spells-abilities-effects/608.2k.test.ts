import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, defineCreature, slot, spell, target, triggered } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Wall of Tides', '{1}{U}', 'Wall', '0/4', [
    triggered({ on: 'blocks', what: 'self', attacker: CREATURE }, [
      {
        do: 'delayed-trigger',
        event: { on: 'next-step', step: 'end-of-combat', whose: 'any' },
        effects: [{ do: 'move', what: { ref: 'event', role: 'attacker' }, to: 'hand' }],
      },
    ]),
  ]),
  defineCard('Idle Hands', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'types', set: true, types: ['artifact'] }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
]

describe('608.2k: an object that the trigger condition speaks of', () => {
  it('608.2k example 1: the creature that was blocked is returned though it is none by then', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'ox', name: 'Grey Ox' }] },
      b: { battlefield: [{ id: 'wall', name: 'Wall of Tides' }], hand: [{ id: 'idle', name: 'Idle Hands' }] },
    })
    game.passTo('beginning-of-combat').passAll().attack('ox').passAll().block({ wall: 'ox' })
    expect(game.names('stack')).toEqual(['Wall of Tides'])
    game.pass().cast('B', 'idle', ['ox']).passAll()
    expect(game.traits('ox').types).toEqual(['artifact'])
    game.passAll().passTo('end-of-combat')
    expect(game.names('stack')).toEqual(['Wall of Tides'])
    game.passAll()
    expect(game.names('hand', 'A')).toEqual(['Grey Ox'])
    expect(game.names('battlefield')).toEqual(['Wall of Tides'])
  })
})
