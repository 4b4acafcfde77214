import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCreature, PLAYER, slot, target, triggered } from '../../support/define-card.ts'

const KEEPER = defineCreature('Loam Keeper', '{0}', 'Shaman', '3/2', [
  triggered(
    { on: 'enters', what: 'self' },
    [{ do: 'shuffle-into-library', what: target('cards'), who: target('player') }],
    {
      targets: [
        slot(PLAYER, 'player'),
        {
          id: 'cards',
          filter: { subject: 'card', zones: ['graveyard'], controlledBy: target('player') },
          min: 0,
          max: 20,
        },
      ],
    },
  ),
])
const BONE = defineCreature('Old Bones', '{9}', 'Skeleton', '1/1')
const entered = (graveyard: readonly string[]) =>
  mainPhase([KEEPER, BONE], {
    a: { hand: [{ id: 'keeper', name: 'Loam Keeper' }] },
    b: { graveyard: graveyard.map((name, i) => ({ id: `bone-${i}`, name })) },
  })
    .resolve('A', 'keeper')
    .answer(['B'])

describe('701.24d: shuffling a set of objects into a library', () => {
  it('701.24d example 1: with no card targeted the library of the targeted player is shuffled all the same', () => {
    const game = entered(['Old Bones']).answer([]).passAll()
    expect(game.player('B').library).toHaveLength(20)
    expect(game.names('graveyard', 'B')).toEqual(['Old Bones'])
    expect(game.events).toContainEqual({ kind: 'shuffled', player: 'B' })
    expect(game.events).not.toContainEqual({ kind: 'shuffled', player: 'A' })
  })

  it('701.24d example 1: and with one targeted that one goes there', () => {
    const game = entered(['Old Bones']).answer(['bone-0']).passAll()
    expect(game.player('B').library).toHaveLength(21)
    expect(game.events.filter(({ kind }) => kind === 'shuffled')).toEqual([{ kind: 'shuffled', player: 'B' }])
  })
})
