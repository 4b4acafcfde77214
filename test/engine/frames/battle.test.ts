import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import { damages, defineCard, defineCreature, slot, spell, target } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const BATTLE = { subject: 'permanent', types: ['battle'] } as const
const STORM = defineCard('Storm the Mill', '{2}', 'Battle — Siege', [], { size: '4' })
const OLD_WAR = defineCard('Old War', '{2}', 'Battle', [], { size: '3' })
const BOLT = defineCard('Hard Spark', '{0}', 'Instant', [spell([slot(BATTLE)], damages(3))])
const THEFT = defineCard('Sudden Parley', '{0}', 'Instant', [
  spell([slot(BATTLE)], {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'control', player: { ref: 'you' } }],
    duration: 'indefinite',
  }),
])
const OX = defineCreature('Plain Ox', '{2}', 'Ox', '3/3')
const CARDS = [STORM, OLD_WAR, BOLT, THEFT, OX]

const spark = { id: 'spark', name: 'Hard Spark' }
const parley = { id: 'parley', name: 'Sudden Parley' }
const storm = (defense: number, protector?: string): PositionEntry => ({
  id: 'storm',
  name: 'Storm the Mill',
  counters: { defense },
  ...(protector === undefined ? {} : { chosen: { protector } }),
})
const three = (a: readonly PositionEntry[], hand: readonly PositionEntry[] = [], b: readonly PositionEntry[] = []) =>
  mainPhase(CARDS, {
    more: {
      rules: { variant: 'free-for-all' },
      players: [
        { id: 'A', battlefield: a, hand, library: 5 },
        { id: 'B', battlefield: b, library: 5 },
        { id: 'C', library: 5 },
      ],
    },
  })

describe('a battle enters', () => {
  it('310.4b, 310.8a, 310.11a: with its printed defense and an opponent its controller chooses as protector', () => {
    const game = three(lands('Plains', 'Plains'), [{ id: 'storm', name: 'Storm the Mill' }])
    game.cast('A', 'storm').passAll()
    expect(game.decision).toMatchObject({ kind: 'choose-player', player: 'A', rule: '310.8a', options: ['B', 'C'] })
    game.answer('C')
    expect(game.object('storm.3')).toMatchObject({ counters: { defense: 4 }, chosen: { protector: 'C' } })
    expect(game.trail).toEqual(expect.arrayContaining(['310.4b', '310.8a']))
  })

  it('310.8a: one without battle types is protected by its controller', () => {
    const game = three(lands('Plains', 'Plains'), [{ id: 'war', name: 'Old War' }])
    game.cast('A', 'war').passAll()
    expect(game.object('war.3')).toMatchObject({ counters: { defense: 3 }, chosen: { protector: 'A' } })
  })

  it('310.4b: whoever says nothing of its counters means its printed defense, and none is said as none', () => {
    const game = three([{ id: 'storm', name: 'Storm the Mill', chosen: { protector: 'B' } }])
    expect(game.object('storm').counters).toEqual({ defense: 4 })
    expect(JSON.parse(game.written()).players[0].battlefield[0].counters).toEqual({ defense: 4 })
  })
})

describe('310.10: a battle that nobody can protect as it is', () => {
  it('704.5w: without a protector its controller chooses one', () => {
    const game = three([storm(4)], [spark])
    game.cast('A', 'spark', ['storm'])
    expect(game.decision).toMatchObject({ kind: 'choose-player', player: 'A', rule: '704.5w', options: ['B', 'C'] })
    game.answer('B')
    expect(game.object('storm').chosen).toEqual({ protector: 'B' })
    expect(game.events).toContainEqual({ kind: 'protected', object: 'storm', player: 'B' })
  })

  it('704.5w: when its protector has left the game another is chosen', () => {
    const game = three([storm(4, 'B')])
    game.do({ kind: 'concede', player: 'B' })
    game.pass()
    expect(game.object('storm').chosen).toEqual({ protector: 'C' })
  })

  it('704.5w: not while it is attacked', () => {
    const game = mainPhase(CARDS, {
      more: {
        rules: { variant: 'free-for-all' },
        players: ['A', 'B', 'C'].map((id) => ({
          id,
          library: 5,
          battlefield: id === 'A' ? [storm(4, 'B'), { id: 'ox', name: 'Plain Ox' }] : [],
        })),
      },
    })
    game.passTo('declare-attackers').attack(['ox', 'storm']).do({ kind: 'concede', player: 'B' })
    expect(game.pass().object('storm').chosen).toEqual({ protector: 'B' })
  })

  it('704.5x: a Siege that its protector comes to control is protected by another', () => {
    const game = three([], [parley], [storm(4, 'A')])
    game.cast('A', 'parley', ['storm']).passAll()
    expect(game.decision).toMatchObject({ kind: 'choose-player', player: 'A', rule: '704.5x', options: ['B', 'C'] })
    game.answer('C')
    expect(game.object('storm').chosen).toEqual({ protector: 'C' })
  })

  it('310.10: one without battle types that somebody else comes to control is theirs to protect', () => {
    const game = three([], [parley], [{ id: 'war', name: 'Old War', chosen: { protector: 'B' } }])
    game.cast('A', 'parley', ['war']).passAll()
    expect(game.object('war').chosen).toEqual({ protector: 'A' })
  })
})

describe('a battle is attacked', () => {
  it('310.8b, 310.8c: by its controller, and its protector blocks', () => {
    const game = three([storm(4, 'C'), { id: 'ox', name: 'Plain Ox' }], [], [{ id: 'wall', name: 'Plain Ox' }])
    game.passTo('declare-attackers').attack(['ox', 'storm']).passTo('combat-damage')
    expect(game.object('storm').counters).toEqual({ defense: 1 })
  })

  it('310.8d: not by its protector', () => {
    const game = three([{ id: 'ox', name: 'Plain Ox' }], [], [storm(4, 'A')])
    game.passTo('declare-attackers')
    expect(game.refusal(game.attackWith(['ox', 'storm']))).toEqual(['attack.cannot-attack-that 508.1b'])
  })
})

describe('a battle is defeated', () => {
  it('310.7, 704.5v: with no defense left it goes to the graveyard', () => {
    const game = three([{ id: 'war', name: 'Old War', chosen: { protector: 'A' } }], [spark])
    game.resolve('A', 'spark', ['war'])
    expect(game.names('graveyard', 'A')).toContain('Old War')
    expect(game.trail).toContain('704.5v')
  })

  it('310.11b, 704.5v: a Siege waits for its own ability, which exiles it; what has no other face is not cast', () => {
    const game = three([storm(3, 'B')], [spark])
      .cast('A', 'spark', ['storm'])
      .passAll()
    expect(game.names('stack')).toEqual(['Storm the Mill'])
    expect(game.names('battlefield', 'A')).toEqual(['Storm the Mill'])
    game.passAll()
    expect(game.decision).toBeNull()
    expect(game.names('exile')).toEqual(['Storm the Mill'])
  })

  it('310.11b: not while any defense is left', () => {
    const game = three([storm(4, 'B')], [spark])
      .cast('A', 'spark', ['storm'])
      .passAll()
    expect(game.object('storm').counters).toEqual({ defense: 1 })
    expect(game.names('stack')).toEqual([])
  })
})
