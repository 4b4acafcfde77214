import { describe, expect, it } from 'vitest'
import { SELF } from '../../../src/core/ref.ts'
import { activated, defineCard, gainsLife, spell, TAP } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const charged = { kind: 'counters', on: SELF, counter: 'charge' } as const
const CARDS = [
  defineCard('Rising Dynamo', '{4}', 'Artifact', [
    activated(
      TAP,
      [],
      { do: 'put-counters', on: SELF, counter: 'charge', amount: 1 },
      { do: 'add-mana', who: { ref: 'you' }, mana: { kind: 'one-of', types: ['W', 'R', 'G'], amount: charged } },
    ),
  ]),
  defineCard('Red One', '{R}', 'Instant', [spell([], gainsLife(1))]),
  defineCard('Red Three', '{2}{R}', 'Instant', [spell([], gainsLife(1))]),
]
const dynamo = (charge = 0) => ({ id: 'dynamo', name: 'Rising Dynamo', counters: { charge } })
const tap = { kind: 'activate-ability', player: 'A', object: 'dynamo' } as const
const board = (charge: number, spellName: string) =>
  mainPhase(CARDS, { a: { hand: [{ id: 'spell', name: spellName }], battlefield: [dynamo(charge)] } })
const cast = (produces: readonly ('R' | 'G')[]) =>
  ({
    kind: 'cast-spell',
    player: 'A',
    object: 'spell',
    payment: { mana: [{ source: 'dynamo', produces }] },
  }) as const

describe('CR 605.3b, 608.2h: a mana ability whose amount its earlier instructions change', () => {
  it.each([
    [0, ['R'], ['legal']],
    [2, ['R', 'R', 'R'], ['legal']],
    [2, ['R', 'R'], ['legal']],
    [2, ['R', 'G'], ['payment.cannot-produce 605.1 106.3']],
    [0, ['R', 'R'], ['payment.cannot-produce 605.1 106.3']],
    [2, ['R', 'G', 'R'], ['payment.cannot-produce 605.1 106.3']],
  ] as const)('with %i counters before, %j: %j', (charge, produces, expected) => {
    expect(board(charge, 'Red One').refusal({ ...tap, produces })).toEqual(expected)
  })

  it('makes as much as is counted then', () => {
    const game = board(1, 'Red One').do({ ...tap, produces: ['G', 'G'] })
    expect(game.player('A').mana).toEqual([{ type: 'G' }, { type: 'G' }])
    expect(game.object('dynamo').counters).toEqual({ charge: 2 })
  })

  it('makes more of the type that is wished for than could be known beforehand', () => {
    const game = board(2, 'Red One').do({ ...tap, produces: ['R'] })
    expect(game.player('A').mana).toEqual([{ type: 'R' }, { type: 'R' }, { type: 'R' }])
  })

  it('pays for a spell where it is named, and is not taken for nothing where it is not', () => {
    expect(board(0, 'Red One').refusal(cast(['R']))).toEqual(['legal'])
    expect(board(2, 'Red Three').refusal(cast(['R', 'R', 'R']))).toEqual(['legal'])
    expect(board(0, 'Red Three').refusal(cast(['R']))).toEqual(['payment.not-enough 601.2h 601.2f 118.3'])
    expect(board(0, 'Red One').judge({ kind: 'cast-spell', player: 'A', object: 'spell' })).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-mana' },
    })
  })
})
