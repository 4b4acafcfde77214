import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { activated, bigger, CREATURE, defineCard, slot, spell, target } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Burning Oil', '{0}', 'Instant', [
    spell(
      [slot(CREATURE)],
      { do: 'continuous', what: target(), modifications: [bigger(2)], duration: 'end-of-turn' },
      {
        do: 'delayed-trigger',
        event: { on: 'next-step', step: 'end', whose: 'any' },
        effects: [{ do: 'destroy', what: target() }],
      },
    ),
  ]),
  defineCard('Waking Gear', '{3}', 'Artifact', [
    activated([], [], {
      do: 'continuous',
      what: { ref: 'self' },
      modifications: [
        { kind: 'types', types: ['creature'] },
        { kind: 'set-power-toughness', power: 3, toughness: 3 },
      ],
      duration: 'end-of-combat',
    }),
  ]),
]

describe('700.7: what a text calls by what it was', () => {
  it('700.7 example 1: that creature is destroyed at the end step though it is none by then', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'oil', name: 'Burning Oil' }], battlefield: [{ id: 'gear', name: 'Waking Gear' }] },
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'gear' }).passAll().resolve('A', 'oil', ['gear'])
    expect(game.size('gear')).toBe('5/5')
    game.passTo('end')
    expect(game.traits('gear').types).toEqual(['artifact'])
    expect(game.names('stack')).toEqual(['Burning Oil'])
    game.passAll()
    expect(game.names('graveyard', 'A')).toEqual(['Burning Oil', 'Waking Gear'])
  })
})
