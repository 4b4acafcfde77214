import { describe, expect, it } from 'vitest'
import type { Position, PositionTurn } from '../../../src/core/position.ts'
import type { State } from '../../../src/core/state.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { catalogue } from '../../generators/card-definitions.ts'

const read = (position: Position): State => {
  const result = readPosition(position, catalogue)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value
}
const A = { id: 'A' }
const B = { id: 'B' }

describe('ids nobody gave', () => {
  const state = read({
    players: [
      { id: 'A', battlefield: ['Mountain', { name: 'Mountain', count: 2 }], hand: ['montagne', null], library: 2 },
      {
        id: 'B',
        battlefield: ['Odrin, Keeper of Keys', { id: 'mountain-2', name: 'MOUNTAIN' }],
        library: [null, 'Scorch'],
      },
    ],
    stack: [{ name: 'Roussi', controller: 'A', targets: [['mountain-3']] }],
  })

  it('are made of the English name, numbered in reading order around the ids that were given', () => {
    expect(state.battlefield).toEqual(['mountain', 'mountain-3', 'mountain-4', 'odrin-keeper-of-keys', 'mountain-2'])
    expect(state.turns[0]?.stack).toEqual(['scorch-2'])
  })

  it('name unknown cards for their place, the top of a library first', () => {
    expect(state.players.A).toMatchObject({ hand: ['mountain-5', 'A-hand-2'], library: ['A-library-1', 'A-library-2'] })
    expect(state.players.B?.library).toEqual(['B-library-1', 'scorch'])
  })

  it('keep clear of an unknown card that the past speaks of', () => {
    const { players } = read({ players: [{ ...A, library: 2 }, B], history: { entered: ['A-library-1'] } })
    expect(players.A?.library).toEqual(['A-library-1-2', 'A-library-2'])
  })
})

describe('what is left out', () => {
  it('is the first turn of the first player, in the first main phase, at 20 life', () => {
    const state = read({ players: [A, B] })
    expect(state.turns).toEqual([
      {
        number: 1,
        active: ['A'],
        step: 'precombat-main',
        priority: 'A',
        passed: [],
        stack: [],
        combat: null,
        begun: true,
      },
    ])
    expect(state.players.B).toMatchObject({ life: 20, landsPlayed: 0 })
    expect(state.rules).toEqual({ edition: '2026-06-19', variant: 'two-player', options: {} })
    expect(state.teams).toEqual([['A'], ['B']])
  })

  const turns: readonly (readonly [Partial<PositionTurn>, string | null, boolean])[] = [
    [{ step: 'untap' }, null, true],
    [{ step: 'cleanup' }, null, true],
    [{ step: 'upkeep', active: 'B' }, 'B', true],
    [{ step: 'upkeep', begun: false }, null, false],
    [{ step: 'draw', active: 'C' }, 'A', true],
    [{ step: 'declare-attackers' }, null, false],
    [{ step: 'declare-attackers', combat: { attackers: [] } }, 'A', true],
    [{ step: 'declare-blockers', combat: { attackers: [{ attacker: 'bear', defender: 'B' }] } }, null, false],
    [
      { step: 'declare-blockers', combat: { attackers: [{ attacker: 'bear', defender: 'B' }], blockers: [] } },
      'A',
      true,
    ],
  ]
  it.each(turns)('%j: priority %s, begun %s', (turn, priority, begun) => {
    const { turns } = read({
      players: [{ ...A, battlefield: [{ id: 'bear', name: 'Meadow Bear' }] }, B, { id: 'C', lost: true }],
      turn: { active: 'A', step: 'upkeep', ...turn },
    })
    expect(turns[0]).toMatchObject({ priority, begun })
  })

  it('is a planeswalker’s printed loyalty, unless its loyalty is spoken of', () => {
    const { objects } = read({
      players: [
        {
          ...A,
          battlefield: ['Tollmaster Ivo', { id: 'spent', name: 'Tollmaster Ivo', counters: { loyalty: 0 } }],
          hand: [{ id: 'held', name: 'Tollmaster Ivo' }],
        },
        B,
      ],
    })
    expect(objects['tollmaster-ivo']?.counters).toEqual({ loyalty: 4 })
    expect(objects.spent?.counters).toEqual({})
    expect(objects.held?.counters).toEqual({})
  })
})

describe('short forms', () => {
  it('put targets in the slots of the spell, of the chosen mode too', () => {
    const { objects } = read({
      players: [{ ...A, battlefield: [{ id: 'bear', name: 'Meadow Bear' }] }, B],
      stack: [
        { id: 'roads', name: 'Two Roads', controller: 'A', modes: [0], targets: [['bear']] },
        { id: 'mantle', name: 'Bramble Mantle', controller: 'A', targets: [['bear']] },
      ],
    })
    expect(objects.roads?.onStack?.targets).toEqual([{ slot: 'hurt', mode: 0, chosen: ['bear'] }])
    expect(objects.mantle?.onStack?.targets).toEqual([{ slot: 'enchant', mode: 0, chosen: ['bear'] }])
  })

  it('leave a card to its owner’s zone in whoever’s list it stands', () => {
    const { players } = read({ players: [{ ...A, graveyard: [{ id: 'lent', name: 'Scorch', owner: 'B' }] }, B] })
    expect(players.A?.graveyard).toEqual([])
    expect(players.B?.graveyard).toEqual(['lent'])
  })
})

describe('the canonical form', () => {
  it('names cards as printed, gives ids, and leaves out what is usual', () => {
    const position = writePosition(
      read({
        players: [
          { ...A, life: 20, mana: 'rR', counters: { poison: 0 }, hand: [null, null], battlefield: ['montagne'] },
          { ...B, library: [null, 'scorch'], landsPlayed: 0 },
        ],
      }),
    )
    expect(JSON.stringify(position)).toBe(
      '{"format":"arbitre/state@1","rules":{"edition":"2026-06-19","variant":"two-player"},' +
        '"turn":{"number":1,"active":"A","step":"precombat-main","priority":"A"},' +
        '"players":[{"id":"A","life":20,"mana":"{R}{R}","battlefield":[{"id":"mountain","name":"Mountain"}],"hand":2},' +
        '{"id":"B","life":20,"library":[null,{"id":"scorch","name":"Scorch"}]}]}',
    )
  })

  it('keeps the id of an unknown card that is spoken of', () => {
    const question = {
      decision: {
        key: 'discard',
        player: 'A',
        rule: '701.9a',
        kind: 'choose-objects',
        purpose: 'discard',
        source: null,
        options: ['A-hand-2'],
        min: 1,
        max: 1,
      },
      step: 'resolve',
      answers: {},
    } as const
    const state = { ...read({ players: [{ ...A, hand: 3 }, B] }), pending: question }
    expect(writePosition(state).players[0]?.hand).toEqual([null, { id: 'A-hand-2' }, null])
  })
})
