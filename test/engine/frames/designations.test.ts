import { describe, expect, it } from 'vitest'
import type { PlayerDesignation } from '../../../src/core/designation.ts'
import type { Position, PositionEntry } from '../../../src/core/position.ts'
import {
  activated,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  spell,
  TAP,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const giving = (name: string, as: PlayerDesignation) =>
  defineCard(name, '{0}', 'Sorcery', [spell([], { do: 'designate', who: YOU, title: as })])
const CARDS = [
  giving('Paper Crown', 'monarch'),
  giving('First Torch', 'initiative'),
  giving('Open Gate', 'blessing'),
  defineCreature('Plain Ox', '{2}', 'Ox', '2/2'),
  defineCard('Throne Scribe', '{0}', 'Artifact', [
    triggered({ on: 'designated', who: 'you', as: 'monarch' }, [gainsLife(3)]),
    {
      kind: 'static',
      condition: { kind: 'designated', who: YOU, as: 'monarch' },
      effects: [
        {
          kind: 'continuous',
          affects: { subject: 'permanent', types: ['creature'], controller: 'you' },
          modifications: [{ kind: 'modify-power-toughness', power: 5, toughness: 5 }],
        },
      ],
    },
  ]),
  defineCard('Climbing Stair', '{0}', 'Artifact', [keyword('ascend')]),
  defineCard('Higher Calling', '{0}', 'Sorcery', [keyword('ascend'), spell([], gainsLife(1))]),
  defineCard('Racing Engine', '{0}', 'Artifact', [keyword('start your engines!')]),
  defineCard('Needle', '{0}', 'Artifact', [
    activated([], [], {
      do: 'lose-life',
      who: { ref: 'all', filter: { subject: 'player', player: 'opponent' } },
      amount: 1,
    }),
  ]),
  defineCard('Glowing Stone', '{0}', 'Artifact', [
    activated(TAP, [], { do: 'put-counters', on: YOU, counter: 'rad', amount: 2 }),
  ]),
]
const ox = (id: string): PositionEntry => ({ id, name: 'Plain Ox' })
const crown = { id: 'crown', name: 'Paper Crown' }
const many = (count: number): PositionEntry => ({ id: 'plains', name: 'Plains', count })

const withDesignations = (designations: Position['designations'], more: Parameters<typeof mainPhase>[1] = {}) =>
  mainPhase(CARDS, { ...more, more: { designations: designations!, ...more.more } })

describe('725: the monarch', () => {
  it('725.1, 725.3: becoming it is heard, and only one player is it', () => {
    const game = withDesignations({ monarch: 'B' }, { a: { hand: [crown], battlefield: ['Throne Scribe', ox('ox')] } })
    expect(game.size('ox')).toBe('2/2')
    game.resolve('A', 'crown')
    expect(game.state.designations).toEqual({ monarch: 'A' })
    expect(game.events).toContainEqual({ kind: 'designated', player: 'A', as: 'monarch' })
    expect(game.size('ox')).toBe('7/7')
    expect(game.passAll().player('A').life).toBe(23)
    expect(game.trail).toContain('725.3')
  })

  it('725.2: draws a card at the beginning of the monarch’s end step, nobody else’s', () => {
    const game = withDesignations({ monarch: 'A' }, { a: { hand: 1 } })
    game.passTo('end')
    expect(game.turn.stack).toHaveLength(1)
    game.passAll()
    expect(game.player('A').hand).toHaveLength(2)
    const other = withDesignations({ monarch: 'B' }, { b: { hand: 1 } }).passTo('end')
    expect(other.player('B').hand).toHaveLength(1)
    expect(other.turn.stack).toEqual([])
  })

  it('725.2: a creature that deals combat damage to the monarch gives its controller the crown', () => {
    const game = withDesignations({ monarch: 'B' }, { a: { battlefield: [ox('ox')] } })
    game.passTo('declare-attackers').attack('ox').passTo('combat-damage')
    expect(game.state.designations).toEqual({ monarch: 'B' })
    game.passAll()
    expect(game.state.designations).toEqual({ monarch: 'A' })
  })

  it('725.4: as the monarch leaves the game the active player is it, or the next in turn order', () => {
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, library: 5 }))
    const setting = { more: { rules: { variant: 'free-for-all' }, players } }
    const game = withDesignations({ monarch: 'B' }, setting)
    expect(game.do({ kind: 'concede', player: 'B' }).state.designations).toEqual({ monarch: 'A' })
    expect(game.trail).toContain('725.4')
    expect(game.do({ kind: 'concede', player: 'A' }).state.designations).toEqual({ monarch: 'C' })
  })

  it('725.1: who is it already does not become it', () => {
    const game = withDesignations({ monarch: 'A' }, { a: { hand: [crown], battlefield: ['Throne Scribe'] } })
    expect(game.resolve('A', 'crown').turn.stack).toEqual([])
  })

  it('725.1: nobody is, until an effect says so', () => {
    const game = mainPhase(CARDS, { a: { battlefield: ['Throne Scribe', ox('ox')] } })
    expect(game.size('ox')).toBe('2/2')
    expect(game.state.designations).toEqual({})
  })
})

describe('726: the initiative', () => {
  const torch = { id: 'torch', name: 'First Torch' }

  it('726.2, 726.3, 726.5: taking it triggers, also for who has it already', () => {
    const game = withDesignations({ initiative: 'A' }, { a: { hand: [torch] } }).resolve('A', 'torch')
    expect(game.state.designations).toEqual({ initiative: 'A' })
    expect(game.turn.stack).toHaveLength(1)
    expect(game.trail).toContain('726.3')
  })

  it('726.2: several creatures of one player that deal combat damage at once trigger it once', () => {
    const game = withDesignations({ initiative: 'B' }, { a: { battlefield: [ox('ox'), ox('yak')] } })
    game.passTo('declare-attackers').attack('ox', 'yak').passTo('combat-damage')
    expect(game.turn.stack).toHaveLength(1)
    game.passAll()
    expect(game.state.designations).toEqual({ initiative: 'A' })
    expect(game.turn.stack).toHaveLength(1)
  })

  it('726.2: at the upkeep of who has it', () => {
    const game = withDesignations({ initiative: 'B' }).passTo('end').passTo('upkeep')
    expect(game.turn.active).toEqual(['B'])
    expect(game.turn.stack).toHaveLength(1)
  })

  it('726.4: it passes on as its player leaves', () => {
    const players = ['A', 'B', 'C'].map((id) => ({ id, library: 5 }))
    const game = withDesignations({ initiative: 'B' }, { more: { rules: { variant: 'free-for-all' }, players } })
    expect(game.do({ kind: 'concede', player: 'B' }).state.designations).toEqual({ initiative: 'A' })
    expect(game.trail).toContain('726.4')
  })
})

describe('702.131: the city’s blessing', () => {
  it('702.131b, 702.131d: ten permanents and ascend give it at once', () => {
    const stair = { id: 'stair', name: 'Climbing Stair' }
    const game = mainPhase(CARDS, { a: { hand: [stair], battlefield: [many(9)] } })
    expect(game.cast('A', 'stair').player('A').blessed).toBeUndefined()
    game.passAll()
    expect(game.player('A').blessed).toBe(true)
    expect(game.trail).toContain('702.131b')
  })

  it('702.131b: nine are too few', () => {
    const stair = { id: 'stair', name: 'Climbing Stair' }
    const game = mainPhase(CARDS, { a: { hand: [stair], battlefield: [many(8)] } }).resolve('A', 'stair')
    expect(game.player('A').blessed).toBeUndefined()
  })

  it.each([
    [10, true],
    [9, undefined],
  ])('702.131a: a spell with ascend gives it as it resolves, with ten permanents: %i', (count, blessed) => {
    const call = { id: 'call', name: 'Higher Calling' }
    const game = mainPhase(CARDS, { a: { hand: [call], battlefield: [many(count)] } }).resolve('A', 'call')
    expect(game.player('A').blessed).toBe(blessed)
    expect(game.player('A').life).toBe(21)
  })

  it('702.131c: several players have it', () => {
    const gate = { id: 'gate', name: 'Open Gate' }
    const game = mainPhase(CARDS, { a: { hand: [gate] }, b: { blessed: true } }).resolve('A', 'gate')
    expect([game.player('A').blessed, game.player('B').blessed]).toEqual([true, true])
    expect(game.trail).toContain('702.131a')
  })
})

describe('702.179: speed', () => {
  const needle = { kind: 'activate-ability', player: 'A', object: 'needle' } as const
  const racing = (speed?: number) =>
    mainPhase(CARDS, {
      a: {
        battlefield: ['Racing Engine', { id: 'needle', name: 'Needle' }],
        ...(speed === undefined ? {} : { speed }),
      },
    })

  it('702.179a, 704.5z: who controls a permanent that starts engines gets a speed of 1', () => {
    const game = racing().do(needle)
    expect(game.player('A').speed).toBe(1)
    expect(game.player('B').speed).toBeUndefined()
    expect(game.trail).toContain('704.5z')
    expect(game.events).toContainEqual({ kind: 'speed-changed', player: 'A', speed: 1 })
  })

  it('702.179d: opponents’ losses make it faster once in each turn of its player', () => {
    const game = racing(1).do(needle).passAll().passAll()
    expect(game.player('A').speed).toBe(2)
    game.do(needle).passAll()
    expect(game.turn.stack).toEqual([])
    expect(game.player('A').speed).toBe(2)
  })

  it('702.179d, 702.179e: never beyond 4', () => {
    const game = racing(4).do(needle).passAll()
    expect(game.turn.stack).toEqual([])
    expect(game.player('A').speed).toBe(4)
  })
})

describe('122.1i, 728.1: rad counters', () => {
  it('mill as many cards as the precombat main phase begins, and cost life for those that are no lands', () => {
    const game = mainPhase(CARDS, {
      a: { counters: { rad: 3 }, library: ['Plains', 'Plain Ox', 'Plain Ox', 'Plains'] },
      turn: { step: 'draw' },
    })
    game.passTo('precombat-main')
    expect(game.turn.stack).toHaveLength(1)
    game.passAll()
    expect(game.names('graveyard', 'A')).toEqual(['Plain Ox', 'Plain Ox', 'Plains'])
    expect(game.player('A')).toMatchObject({ life: 18, counters: { rad: 1 } })
  })

  it('not of other players', () => {
    const game = mainPhase(CARDS, { b: { counters: { rad: 3 } }, turn: { step: 'draw' } }).passTo('precombat-main')
    expect(game.turn.stack).toEqual([])
  })
})
