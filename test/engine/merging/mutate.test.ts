import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { legalActions } from '../../../src/engine/index.ts'
import { shelf } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'
import { PILE_CARDS } from './pile-cards.ts'

const at = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}): Game => mainPhase(PILE_CARDS, { a, b })
const drake = { id: 'drake', name: 'Gill Drake' }
const boar = { id: 'boar', name: 'Spine Boar' }
const elk = { id: 'elk', name: 'Moss Elk' }
const mutating = (object: string, onto: string): Action => ({
  kind: 'cast-spell',
  player: 'A',
  object,
  pay: ['mutate'],
  targets: [[onto]],
})
const merge = (game: Game, object: string, onto: string, side: 'top' | 'bottom' = 'top'): Game =>
  game.do(mutating(object, onto)).passAll().answer(side)

describe('casting for a mutate cost', () => {
  it('702.140a: targets a creature that is no Human and has the same owner, whoever controls it', () => {
    const game = at(
      { hand: [drake], battlefield: [elk, { id: 'guard', name: 'Town Guard' }, { id: 'bell', name: 'Arrival Bell' }] },
      {
        battlefield: [
          { id: 'theirs', name: 'Moss Elk' },
          { id: 'lent', name: 'Moss Elk', owner: 'A' },
        ],
      },
    )
    const open = game.judge({ kind: 'cast-spell', player: 'A', object: 'drake', pay: ['mutate'] })
    expect(open.verdict === 'incomplete' && open.decision).toMatchObject({
      kind: 'choose-targets',
      options: ['elk', 'lent'],
    })
    expect(game.refusal(mutating('drake', 'guard'))).toEqual([expect.stringContaining('target')])
    expect(game.refusal(mutating('drake', 'theirs'))).toEqual([expect.stringContaining('target')])
    expect(game.refusal(mutating('drake', 'lent'))).toEqual(['legal'])
  })

  it('702.140a: is offered only while there is such a creature', () => {
    const offered = (game: Game) =>
      legalActions(game.state, 'A', shelf(PILE_CARDS)).actions.flatMap(({ action }) =>
        action.kind === 'cast-spell' ? [action.object] : [],
      )
    expect(offered(at({ hand: [drake] }))).toEqual([])
    expect(offered(at({ hand: [drake], battlefield: [elk] }))).toEqual(['drake'])
  })

  it('608.3d, 702.140c: resolves by merging with its target, on the side its controller says', () => {
    const game = at({ hand: [drake], battlefield: [elk] })
      .do(mutating('drake', 'elk'))
      .passAll()
    expect(game.decision).toMatchObject({
      kind: 'choose-option',
      player: 'A',
      options: ['top', 'bottom'],
      rule: '702.140c',
    })
    game.answer('top')
    expect(game.names('battlefield')).toEqual(['Gill Drake'])
    expect(game.names('stack')).toEqual(['Gill Drake'])
    expect(game.trail).toContain('608.3d')
  })

  it('702.140b, 608.3b: with an illegal target it is a creature spell and enters by itself', () => {
    const game = at({ hand: [drake], battlefield: [elk] }, { hand: [{ id: 'slay', name: 'Slay' }] })
    game.do(mutating('drake', 'elk')).pass().cast('B', 'slay', ['elk']).passAll().passAll()
    expect(game.decision).toBeNull()
    expect(game.names('battlefield')).toEqual(['Gill Drake'])
    expect(game.object(game.find('Gill Drake'))).toMatchObject({ summoningSick: true, controller: 'A' })
    expect(game.object(game.find('Gill Drake')).merged).toBeUndefined()
    expect(game.object(game.find('Gill Drake')).cast?.paid).toEqual([])
    expect(game.player('A').life).toBe(20)
  })

  it('702.140b: a creature that became a Human meanwhile, as a changeling is, is no legal target', () => {
    const game = at({ hand: [drake], battlefield: [{ id: 'shape', name: 'Tide Shape' }] })
    expect(game.refusal(mutating('drake', 'shape'))).not.toEqual(['legal'])
  })

  it('702.140d: what triggers on mutating triggers on each merging, also of what lies underneath', () => {
    const game = merge(at({ hand: [drake, boar], battlefield: [elk] }), 'drake', 'elk').passAll()
    expect(game.player('A').life).toBe(30)
    merge(game, 'boar', 'elk').passAll()
    expect(game.player('A').life).toBe(40)
    expect(game.traits('elk').name).toBe('Spine Boar')
  })

  it('702.140e: the pile has the abilities of all, and else what its top says', () => {
    const game = merge(at({ hand: [drake], battlefield: [elk] }), 'drake', 'elk')
    expect(game.traits('elk')).toMatchObject({
      name: 'Gill Drake',
      power: 3,
      toughness: 3,
      subtypes: ['Drake'],
      manaValue: 5,
    })
    expect([game.has('elk', 'flying'), game.has('elk', 'vigilance')]).toEqual([true, true])
    const under = merge(at({ hand: [drake], battlefield: [elk] }), 'drake', 'elk', 'bottom')
    expect(under.traits('elk')).toMatchObject({
      name: 'Moss Elk',
      power: 2,
      toughness: 2,
      subtypes: ['Elk'],
      manaValue: 2,
    })
    expect([under.has('elk', 'flying'), under.has('elk', 'vigilance')]).toEqual([true, true])
  })

  it('702.140e: an ability that defines characteristics does so from underneath as well', () => {
    const game = at({ hand: [{ id: 'golem', name: 'Bone Golem' }], battlefield: [elk] })
    expect(merge(game, 'golem', 'elk', 'bottom').size('elk')).toBe('7/7')
  })

  it('702.140f: what changed the spell goes on changing the permanent', () => {
    const game = at({ hand: [drake], battlefield: [elk] })
    game.do(mutating('drake', 'elk'))
    const spell = game.turn.stack[0]!
    const effect = {
      id: 'bigger',
      source: spell,
      controller: 'A',
      objects: [spell],
      modifications: [{ kind: 'modify-power-toughness', power: 1, toughness: 1 }],
      duration: 'indefinite',
      timestamp: game.state.clock,
      turn: 3,
    } as const
    game.state = { ...game.state, effects: [effect], clock: game.state.clock + 1 }
    game.passAll().answer('bottom')
    expect(game.size('elk')).toBe('3/3')
  })

  it('730.2: a copy of the spell merges as a token', () => {
    const game = at({ hand: [drake, { id: 'echo', name: 'Echo' }], battlefield: [elk] })
    game.do(mutating('drake', 'elk'))
    game.cast('A', 'echo', [game.turn.stack[0]!]).passAll()
    game.passAll().answer('top')
    expect(game.object('elk').substance.kind).toBe('token')
    expect(game.object('elk').merged).toHaveLength(2)
    game.passAll().passAll().answer('bottom')
    expect(game.object('elk').merged).toHaveLength(3)
  })
})
