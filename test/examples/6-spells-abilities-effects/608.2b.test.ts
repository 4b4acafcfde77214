import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, LAND, slot, spell, target } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Rotten Season', '{0}', 'Sorcery', [
    spell(
      [slot({ ...CREATURE, notColors: ['B'] }, 'creature'), slot(LAND, 'land')],
      { do: 'destroy', what: target('creature'), noRegeneration: true, as: 'creatures' },
      { do: 'destroy', what: target('land'), noRegeneration: true, as: 'lands' },
      { do: 'lose-life', who: { ref: 'you' }, amount: { kind: 'bound', name: 'creatures' } },
      { do: 'gain-life', who: { ref: 'you' }, amount: { kind: 'bound', name: 'lands' } },
    ),
  ]),
  defineCard('Pitch', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', set: true, colors: ['B'] }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Living Moor', '', 'Land Creature — Swamp Elemental', [], { size: '2/2' }),
]
const board = (regeneration: number) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'season', name: 'Rotten Season' }] },
    b: { hand: [{ id: 'pitch', name: 'Pitch' }], battlefield: [{ id: 'moor', name: 'Living Moor', regeneration }] },
  }).cast('A', 'season', ['moor'], ['moor'])

describe('608.2b: a spell with one target that became illegal', () => {
  it('608.2b example 2: a creature land turned black is destroyed as the land, not as the creature, for good', () => {
    const game = board(1).pass().cast('B', 'pitch', ['moor']).passAll()
    expect(game.traits('moor').colors).toEqual(['B'])
    game.passAll()
    expect(game.names('graveyard', 'B')).toEqual(['Living Moor', 'Pitch'])
    expect(game.player('A').life).toBe(21)
  })

  it('608.2b example 2: left as it was it is destroyed as the creature, and there is no land any more', () => {
    const game = board(1).passAll()
    expect(game.names('graveyard', 'B')).toEqual(['Living Moor'])
    expect(game.player('A').life).toBe(19)
  })
})
