import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCreature } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Reviving Elf', '{2}{G}', 'Elf', '4/3'),
  defineCreature('Pale Spawn', '{2}{B}', 'Vampire', '2/3'),
  defineCreature('Kind Hunter', '{1}{W}', 'Cat', '1/1'),
]

const blocked = () =>
  mainPhase(CARDS, {
    turn: { step: 'declare-attackers' },
    a: { battlefield: [{ id: 'elf', name: 'Reviving Elf' }] },
    b: {
      battlefield: [
        { id: 'spawn', name: 'Pale Spawn' },
        { id: 'hunter', name: 'Kind Hunter' },
      ],
    },
  })
    .attack('elf')
    .passAll()
    .block({ spawn: 'elf', hunter: 'elf' })
    .passAll()

describe('damage of a creature blocked by two', () => {
  it.each([
    [0, 4, ['Kind Hunter']],
    [1, 3, ['Kind Hunter']],
    [2, 2, ['Kind Hunter']],
    [3, 1, ['Kind Hunter', 'Pale Spawn']],
    [4, 0, ['Pale Spawn']],
  ])('510.1c example 1: %i to one and %i to the other', (spawn, hunter, dead) => {
    const game = blocked()
    expect(game.decision).toMatchObject({ kind: 'divide', player: 'A', total: 4, among: ['spawn', 'hunter'] })
    game.answer({ spawn, hunter })
    expect(game.names('graveyard', 'B')).toEqual(dead)
  })

  it('510.1c: all of it and no more', () => {
    const divide = (spawn: number, hunter: number) =>
      blocked().judge({ kind: 'choose', player: 'A', answer: { spawn, hunter } }).verdict
    expect(divide(3, 0)).toBe('illegal')
    expect(divide(3, 2)).toBe('illegal')
  })
})
