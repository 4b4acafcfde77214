import { describe, expect, it } from 'vitest'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { defineCreature, gainsLife, token, triggered } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'
import { PILE_CARDS } from './pile-cards.ts'

const CARDS = [
  ...PILE_CARDS,
  defineCreature('Elk Rider', '{0}', 'Elf', '5/5', [
    { kind: 'keyword', keyword: 'champion', filter: { subtypes: ['Elk'] }, link: 'championed' },
    triggered({ on: 'championed', what: { subtypes: ['Elk'] } }, [gainsLife(3)]),
  ]),
  defineCreature('Beast Rider', '{0}', 'Elf', '5/5', [
    { kind: 'keyword', keyword: 'champion', filter: { types: ['creature'] }, link: 'championed' },
  ]),
]
const at = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}): Game => mainPhase(CARDS, { a, b })
const card = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })
const rider = card('Elk Rider')
const elk = { id: 'elk', name: 'Moss Elk' }
const resolveAll = (game: Game): Game => {
  while (game.turn.stack.length > 0 && game.decision === null) game.passAll()
  return game
}

describe('champion', () => {
  it('702.72a: its controller exiles another such permanent as it enters', () => {
    const game = at({ hand: [rider], battlefield: [elk, { id: 'boar', name: 'Spine Boar' }] })
    game.resolve('A', 'elk-rider').passAll()
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', player: 'A', rule: '118.12' })
    game.answer(true)
    resolveAll(game)
    expect(game.names('exile')).toEqual(['Moss Elk'])
    expect(game.names('battlefield')).toEqual(['Elk Rider', 'Spine Boar'])
  })

  it('702.72a: or it is sacrificed; also where there is nothing to exile', () => {
    const refused = at({ hand: [rider], battlefield: [elk] })
      .resolve('A', 'elk-rider')
      .passAll()
      .answer(false)
    expect(refused.names('battlefield')).toEqual(['Moss Elk'])
    const alone = at({ hand: [rider], battlefield: [{ id: 'boar', name: 'Spine Boar' }] })
    resolveAll(alone.resolve('A', 'elk-rider'))
    expect(alone.names('graveyard', 'A')).toEqual(['Elk Rider'])
  })

  it('702.72a, 702.72b: what it exiled comes back once it has left, under its owner’s control, and nothing else does', () => {
    const game = at({
      hand: [rider, card('Slay')],
      battlefield: [{ ...elk, owner: 'B' }],
      exile: [{ id: 'other', name: 'Spine Boar' }],
    })
    game.resolve('A', 'elk-rider').passAll().answer(true)
    resolveAll(game).resolve('A', 'slay', [game.find('Elk Rider')])
    resolveAll(game)
    expect(game.object(game.find('Moss Elk'))).toMatchObject({ owner: 'B', controller: 'B' })
    expect(game.names('exile')).toEqual(['Spine Boar'])
  })

  it('702.72c: a permanent is championed where it is exiled so', () => {
    const game = at({ hand: [rider], battlefield: [elk] })
      .resolve('A', 'elk-rider')
      .passAll()
      .answer(true)
    resolveAll(game)
    expect(game.events.filter(({ kind }) => kind === 'championed')).toHaveLength(1)
    expect(game.player('A').life).toBe(23)
  })

  it('607.2k: each pair of abilities knows only what it has exiled itself', () => {
    const game = at({
      hand: [rider, card('Beast Rider'), card('Slay')],
      battlefield: [elk, { id: 'boar', name: 'Spine Boar' }],
    })
    game.resolve('A', 'elk-rider').passAll().answer(true)
    resolveAll(game).resolve('A', 'beast-rider').passAll().answer(true)
    if (game.decision !== null) game.answer(['boar'])
    resolveAll(game)
    expect(game.names('exile')).toEqual(['Moss Elk', 'Spine Boar'])
    game.resolve('A', 'slay', [game.find('Beast Rider')])
    resolveAll(game)
    expect(game.names('exile')).toEqual(['Moss Elk'])
  })

  it('607.2k, 603.6e: once it has left before the first ability resolves, what that exiles stays in exile', () => {
    const game = at({ hand: [rider, card('Slay')], battlefield: [elk] }).resolve('A', 'elk-rider')
    game.cast('A', 'slay', [game.find('Elk Rider')]).passAll()
    // The second ability is above the first by now and finds nothing.
    game.passAll()
    expect(game.names('battlefield')).toEqual(['Moss Elk'])
    game.passAll().answer(true)
    resolveAll(game)
    expect(game.names('exile')).toEqual(['Moss Elk'])
    expect(game.player('A').life).toBe(20)
  })

  it('111.7: a token that is championed ceases to exist and does not come back', () => {
    const game = at({ hand: [rider, card('Slay')], battlefield: [{ id: 'tok', token: token('Elk', 1) }] })
    game.resolve('A', 'elk-rider').passAll().answer(true)
    resolveAll(game)
    expect(game.player('A').life).toBe(23)
    expect(game.names('exile')).toEqual([])
    resolveAll(game.resolve('A', 'slay', [game.find('Elk Rider')]))
    expect(game.names('battlefield')).toEqual([])
  })

  it('730.3c: of a merged permanent that is championed all cards come back', () => {
    const game = at({
      hand: [card('Beast Rider'), card('Slay')],
      battlefield: [{ id: 'pile', merged: ['Gill Drake', 'Moss Elk'] }],
    })
    game.resolve('A', 'beast-rider').passAll().answer(true)
    expect(game.names('exile')).toEqual(['Gill Drake', 'Moss Elk'])
    resolveAll(game.resolve('A', 'slay', [game.find('Beast Rider')]))
    expect(game.names('battlefield')).toEqual(['Gill Drake', 'Moss Elk'])
  })
})
