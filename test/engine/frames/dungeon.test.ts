import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { activated, defineCard, gainsLife, triggered } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const room = (name: string, leadsTo: readonly string[], ...effects: readonly Effect[]): Ability =>
  triggered({ on: 'room', room: name, leadsTo }, effects)

const CARDS = [
  defineCard('Old Cellar', '', 'Dungeon', [
    room('Stair', ['Well', 'Vault'], gainsLife(1)),
    room('Well', ['Hall'], gainsLife(10)),
    room('Vault', ['Hall'], gainsLife(100)),
    room('Hall', [], gainsLife(1000)),
  ]),
  defineCard('Short Mine', '', 'Dungeon', [room('Shaft', [], gainsLife(5))]),
  defineCard('Undercity', '', 'Dungeon', [room('Gate', ['Depth'], gainsLife(2)), room('Depth', [], gainsLife(3))]),
  defineCard('Map', '{0}', 'Artifact', [activated([], [], { do: 'venture', who: YOU })]),
]
const map = { kind: 'activate-ability', player: 'A', object: 'map' } as const
const withMap = (a: Omit<PositionPlayer, 'id'> = { outside: ['Old Cellar', 'Undercity'] }) =>
  mainPhase(CARDS, { a: { battlefield: [{ id: 'map', name: 'Map' }], ...a } })

describe('309, 701.49: venturing into the dungeon', () => {
  it('309.2a, 309.4a, 309.4c, 701.49a: a dungeon comes into the command zone, and its first room triggers', () => {
    const game = withMap().do(map).passAll()
    const [dungeon] = game.state.command
    expect(game.object(dungeon!)).toMatchObject({ owner: 'A', zone: 'command', chosen: { room: 'Stair' } })
    expect(game.events).toContainEqual({ kind: 'room-entered', player: 'A', object: dungeon, room: 'Stair' })
    expect(game.names('stack')).toEqual(['Old Cellar'])
    expect(game.passAll().player('A').life).toBe(21)
    expect(game.trail).toContain('701.49a')
  })

  it('309.5a, 701.49b: on to a room that the marker’s room leads to, as its player chooses', () => {
    const game = withMap({ command: [{ id: 'cellar', name: 'Old Cellar', chosen: { room: 'Stair' } }] })
      .do(map)
      .passAll()
    expect(game.decision).toMatchObject({ kind: 'choose-option', rule: '701.49b', options: ['Well', 'Vault'] })
    game.answer('Vault')
    expect(game.object('cellar').chosen).toEqual({ room: 'Vault' })
    expect(game.passAll().player('A').life).toBe(120)
    expect(game.trail).toContain('701.49b')
  })

  it('309.6, 309.7, 704.5t: completed once the ability of its last room has left the stack', () => {
    const game = withMap({
      command: [{ id: 'cellar', name: 'Old Cellar', chosen: { room: 'Well' } }],
      outside: [],
    })
    game.do(map).passAll()
    expect(game.object('cellar').chosen).toEqual({ room: 'Hall' })
    game.passAll()
    expect(game.player('A')).toMatchObject({ life: 1020, completed: ['Old Cellar'], outside: ['Old Cellar'] })
    expect(game.state.command).toEqual([])
    expect(game.events).toContainEqual({ kind: 'dungeon-completed', player: 'A', object: 'cellar', name: 'Old Cellar' })
    expect(game.trail).toContain('704.5t')
  })

  it('309.5b, 701.49c: from a last room whose ability is still there, into another dungeon', () => {
    const game = withMap({ outside: ['Short Mine'] })
      .do(map)
      .passAll()
    expect(game.names('stack')).toEqual(['Short Mine'])
    const [first] = game.state.command
    game.do(map).passAll()
    expect(game.player('A').completed).toEqual(['Short Mine'])
    expect(game.state.command).not.toContain(first)
    expect(game.names('command', 'A')).toEqual(['Short Mine'])
    expect(game.turn.stack).toHaveLength(2)
    expect(game.trail).toContain('701.49c')
  })

  it('701.49d: the dungeon that is entered by its name alone is not offered', () => {
    const game = withMap({ outside: ['Undercity'] }).do(map)
    expect(game.judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported', gaps: [{ rule: '701.49a' }] })
  })

  it('726.2, 701.49d: who has the initiative ventures into it at their upkeep', () => {
    const game = mainPhase(CARDS, {
      b: { outside: ['Old Cellar', 'Undercity'] },
      more: { designations: { initiative: 'B' } },
    })
    game.passTo('end').passTo('upkeep').passAll()
    expect(game.names('command', 'B')).toEqual(['Undercity'])
    expect(game.passAll().player('B').life).toBe(22)
  })
})
