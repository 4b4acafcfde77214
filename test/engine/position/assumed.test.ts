import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../src/core/event.ts'
import type { Position } from '../../../src/core/position.ts'
import { findAssumptions } from '../../../src/engine/position/assumed.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { catalogue } from '../../generators/card-definitions.ts'

const open: Position = {
  turn: { active: 'A', step: 'precombat-main' },
  players: [{ id: 'A', battlefield: [{ id: 'bear', name: 'Meadow Bear' }] }, { id: 'B' }],
}
const told: Position = {
  turn: { active: 'A', step: 'precombat-main', priority: 'A' },
  seed: 'x',
  players: [
    { id: 'A', landsPlayed: 0, battlefield: [{ id: 'bear', name: 'Meadow Bear', summoningSick: false }] },
    { id: 'B' },
  ],
}
const found = (position: Position, ...events: GameEvent[]) => {
  const state = readPosition(position, catalogue)
  if (!state.ok) throw new Error(JSON.stringify(state.errors))
  return findAssumptions(position, state.value, events).map(({ code, pointer }) => `${code} ${pointer}`)
}

describe('what was left out and mattered', () => {
  test.each<[string, GameEvent]>([
    ['priority /turn/priority', { kind: 'passed', player: 'A' }],
    ['summoning-sick /objects/bear', { kind: 'attacks', attacker: 'bear', defender: 'B' }],
    ['random /seed', { kind: 'shuffled', player: 'A' }],
  ])('%s', (assumption, event) => {
    expect(found(open, event)).toEqual([assumption])
    expect(found(told, event)).toEqual([])
    expect(found({ ...open, format: 'arbitre/state@1' }, event)).toEqual([])
  })

  test('lands of the turn that was sent, not of a later one', () => {
    const played: GameEvent = { kind: 'land-played', object: 'forest', player: 'A' }
    expect(found(open, played)).toEqual(['priority /turn/priority', 'lands-played /players/0/landsPlayed'])
    expect(found(told, played)).toEqual([])
    expect(found(open, { kind: 'turn-began', number: 2, active: ['B'] }, played)).toEqual(['priority /turn/priority'])
  })
})
