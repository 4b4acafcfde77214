import { describe, expect, it } from 'vitest'
import type { Position, PositionPlayer } from '../../../src/core/position.ts'
import { token } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'
import { MELD_CARDS } from './meld-cards.ts'

const at = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}, more: Partial<Position> = {}): Game =>
  mainPhase(MELD_CARDS, { a, b, more })
const left = { id: 'left', name: 'Left Claw' }
const right = { id: 'right', name: 'Right Claw' }
const card = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })
const activate = (game: Game): Game => game.do({ kind: 'activate-ability', player: 'A', object: 'left' }).passAll()
const pair = { id: 'claw', melded: ['Left Claw', 'Right Claw'] }

describe('melding', () => {
  it('701.42a, 712.14c: the pair enters as one permanent with the combined back face', () => {
    const game = activate(at({ battlefield: [left, right, card('Arrival Bell')] }))
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    const claw = game.find('Great Claw')
    expect(game.state.battlefield).toHaveLength(2)
    expect(game.state.exile).toEqual([])
    expect(game.object(claw).counters).toEqual({ shell: 2 })
    expect(game.size(claw)).toBe('9/9')
    // It has entered, once; its own ability and the bell's have triggered.
    while (game.turn.stack.length > 0) game.passAll()
    expect(game.player('A').life).toBe(20 + 5 + 1)
  })

  it('712.8g, 202.3c: its mana value is that of both front faces together, and that of a copy of it is 0', () => {
    const game = at({ hand: [card('Twin')], battlefield: [pair] })
    expect(game.traits('claw')).toMatchObject({ name: 'Great Claw', manaValue: 8, manaCost: null, colors: [] })
    game.resolve('A', 'twin', ['claw'])
    const copy = game.state.battlefield.find((id) => id !== 'claw')!
    expect(game.traits(copy)).toMatchObject({ name: 'Great Claw', manaValue: 0, power: 9 })
    expect(game.object(copy).substance.kind).toBe('token')
  })

  it('701.42b–c: only one’s own cards: a token copy of one of them is exiled and does not meld', () => {
    const claw = MELD_CARDS.find(({ name }) => name === 'Right Claw')!
    const twin = { id: 'twin', token: { ...token('Crab', 4), name: claw.name, manaCost: claw.manaCost! } }
    const game = activate(at({ battlefield: [left, twin] }))
    expect(game.names('exile')).toEqual(['Left Claw'])
    expect(game.state.battlefield).toEqual([])
    expect(game.trail).toContain('701.42c')
  })

  it('701.42b: a card that names its counterpart is no pair with one that names another', () => {
    const read = () => at({ battlefield: [{ id: 'claw', melded: ['Lone Claw', 'Right Claw'] }] })
    expect(read).toThrow('object.components-impossible')
  })

  it('701.42c: does nothing for a player who does not own both', () => {
    const game = activate(at({ battlefield: [left, { ...right, owner: 'B' }] }))
    expect(game.names('battlefield')).toEqual(['Left Claw', 'Right Claw'])
  })

  it('712.4b: the combined back face is no card by itself', () => {
    expect(() => at({ hand: ['Great Claw'] })).toThrow('object.components-impossible')
  })
})

describe('a melded permanent', () => {
  it('712.21: dies once, as two cards', () => {
    const game = at({ hand: [card('Slay')], battlefield: [pair, card('Mire Feeder'), card('Grave Ledger')] })
    game.resolve('A', 'slay', ['claw'])
    while (game.turn.stack.length > 0 || game.decision !== null) {
      if (game.decision?.kind === 'order') game.answer(game.decision.options)
      else game.passAll()
    }
    expect(game.names('graveyard', 'A')).toEqual(['Left Claw', 'Right Claw', 'Slay'])
    // One for the creature, one for each card put into the graveyard, the instant among them.
    expect(game.player('A').life).toBe(20 + 1 + 3)
  })

  it('712.21c: blinked, both cards come back by themselves with their front faces up', () => {
    const game = at({ hand: [card('Flicker')], battlefield: [pair] }).resolve('A', 'flicker', ['claw'])
    expect(game.names('battlefield')).toEqual(['Left Claw', 'Right Claw'])
  })

  it('712.21a: goes into a library in the order its owner likes', () => {
    const game = at({ hand: [card('Bury Deep')], battlefield: [pair] }).resolve('A', 'bury-deep', ['claw'])
    expect(game.decision).toMatchObject({ kind: 'order', purpose: 'library-bottom', rule: '712.21a' })
  })

  it('712.21d: what sends one of its cards elsewhere sends both', () => {
    const game = at({ hand: [card('Slay')], battlefield: [pair, card('Grave Lock')] }).resolve('A', 'slay', ['claw'])
    expect(game.names('exile')).toEqual(['Left Claw', 'Right Claw', 'Slay'])
  })

  it('712.4c: neither it nor a meld card by itself transforms', () => {
    const game = at({ hand: [card('Turn Over'), { ...card('Turn Over'), id: 'again' }], battlefield: [pair, left] })
    game.resolve('A', 'turn-over', ['claw']).resolve('A', 'again', ['left'])
    expect([game.traits('claw').name, game.traits('left').name]).toEqual(['Great Claw', 'Left Claw'])
    expect(game.events.some(({ kind }) => kind === 'transformed')).toBe(false)
  })

  it('712.21e: counts as one object that moved', () => {
    const game = at({ hand: [card('Toll')], battlefield: [pair, { id: 'elk', name: 'Moss Elk' }] })
    game.resolve('A', 'toll')
    expect(game.names('graveyard', 'A')).toHaveLength(4)
    expect(game.player('A').life).toBe(22)
  })

  it('712.4c, 712.16: neither transforms nor is turned face down', () => {
    const game = at({ hand: [card('Turn Over'), card('Hide')], battlefield: [pair] })
    game.resolve('A', 'turn-over', ['claw']).resolve('A', 'hide', ['claw'])
    expect(game.traits('claw').name).toBe('Great Claw')
    expect(game.object('claw').faceDown).toBe(false)
  })

  it('730.2: can be mutated onto, and falls into all its cards', () => {
    const game = at({ hand: [{ id: 'drake', name: 'Gill Drake' }, card('Recall')], battlefield: [pair] })
    game.do({ kind: 'cast-spell', player: 'A', object: 'drake', pay: ['mutate'], targets: [['claw']] }).passAll()
    game.answer('bottom').passAll()
    expect(game.traits('claw')).toMatchObject({ name: 'Great Claw', manaValue: 8 })
    expect(game.has('claw', 'flying')).toBe(true)
    game.resolve('A', 'recall', ['claw'])
    expect(game.names('hand', 'A')).toEqual(['Gill Drake', 'Left Claw', 'Right Claw'])
  })

  it('is written and read again as the same position', () => {
    const game = at({ battlefield: [pair] })
    const again = at({}, {}, JSON.parse(game.written()) as Position)
    expect(again.written()).toBe(game.written())
    expect(again.traits('claw')).toEqual(game.traits('claw'))
  })
})
