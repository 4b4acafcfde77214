import { describe, expect, it } from 'vitest'
import type { Position, PositionPlayer } from '../../../src/core/position.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { shelf, token } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'
import { PILE_CARDS } from './pile-cards.ts'

const at = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}, more: Partial<Position> = {}): Game =>
  mainPhase(PILE_CARDS, { a, b, more })
const drake = { id: 'drake', name: 'Gill Drake' }
const elk = { id: 'elk', name: 'Moss Elk' }
const card = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })

/** Casts a creature for its mutate cost onto another and lets everything that follows resolve. */
const merge = (game: Game, object: string, onto: string, side: 'top' | 'bottom' = 'top'): Game => {
  game
    .do({ kind: 'cast-spell', player: 'A', object, pay: ['mutate'], targets: [[onto]] })
    .passAll()
    .answer(side)
  while (game.turn.stack.length > 0) game.passAll()
  return game
}
/** Everybody passes until the stack is empty; abilities that trigger together stay in their order. */
const settle = (game: Game): Game => {
  while (game.turn.stack.length > 0 || game.decision !== null) {
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    else game.passAll()
  }
  return game
}

describe('merging with a permanent', () => {
  it('730.2b: nothing enters the battlefield', () => {
    const game = merge(at({ hand: [drake], battlefield: [elk, card('Arrival Bell')] }), 'drake', 'elk')
    expect(game.player('A').life).toBe(30)
    expect(game.state.history.entered).toEqual([])
  })

  it('730.2c: the permanent stays the object it was, with all that applies to it', () => {
    const game = at({
      hand: [drake, card('Growth')],
      battlefield: [{ ...elk, tapped: true, damage: 1, counters: { '+1/+1': 1 } }],
    })
    game.resolve('A', 'growth', ['elk'])
    const { timestamp } = game.object('elk')
    merge(game, 'drake', 'elk')
    expect(game.object('elk')).toMatchObject({ tapped: true, damage: 1, summoningSick: false, timestamp })
    expect(game.size('elk')).toBe('6/6')
  })

  it('730.2c: one that has just come under its controller’s control is summoning sick on', () => {
    const game = merge(at({ hand: [drake], battlefield: [{ ...elk, summoningSick: true }] }), 'drake', 'elk')
    expect(game.object('elk').summoningSick).toBe(true)
  })

  it('730.2d: is a token exactly if its topmost component is one', () => {
    const beast = { id: 'beast', token: token('Beast', 3) }
    expect(merge(at({ hand: [drake], battlefield: [beast] }), 'drake', 'beast').object('beast').substance.kind).toBe(
      'card',
    )
    const under = merge(at({ hand: [drake], battlefield: [beast] }), 'drake', 'beast', 'bottom')
    expect(under.object('beast').substance.kind).toBe('token')
    expect(under.size('beast')).toBe('3/3')
    expect(under.has('beast', 'flying')).toBe(true)
  })

  it('730.2a: what others lose or become by layers comes after what it is', () => {
    const game = merge(at({ hand: [drake], battlefield: [elk, card('Leveller')] }), 'drake', 'elk')
    expect(game.traits('elk')).toMatchObject({ name: 'Gill Drake', abilities: [], power: 1, toughness: 1 })
    expect(game.player('A').life).toBe(20)
  })

  it('730.2a, 707.2: a copy of it has the values it has as a pile, and merging onto a copy keeps what that is', () => {
    const game = merge(at({ hand: [drake, card('Twin')], battlefield: [elk] }), 'drake', 'elk')
    game.resolve('A', 'twin', ['elk'])
    const copy = game.state.battlefield.find((id) => id !== 'elk')!
    expect(game.traits(copy)).toMatchObject({ name: 'Gill Drake', power: 3, manaValue: 5 })
    expect([game.has(copy, 'flying'), game.has(copy, 'vigilance')]).toEqual([true, true])
    const newt = { id: 'newt', name: 'Mirror Newt', copyOf: PILE_CARDS.find(({ name }) => name === 'Moss Elk')! }
    const onto = merge(at({ hand: [drake], battlefield: [newt] }), 'drake', 'newt', 'bottom')
    expect(onto.traits('newt')).toMatchObject({ name: 'Moss Elk', power: 2 })
    expect([onto.has('newt', 'flying'), onto.has('newt', 'vigilance')]).toEqual([true, true])
  })

  it('730.2a: merging with what was made a copy since it merged is not judged', () => {
    const game = at({
      hand: [drake],
      battlefield: [{ id: 'pile', merged: ['Spine Boar', 'Moss Elk'], copyOf: PILE_CARDS[2]! }],
    })
    expect(game.traits('pile').name).toBe('Moss Elk')
    game.do({ kind: 'cast-spell', player: 'A', object: 'drake', pay: ['mutate'], targets: [['pile']] }).pass()
    game.pass()
    const answered = game.judge({ kind: 'choose', player: 'A', answer: 'top' })
    expect(answered.verdict).toBe('unsupported')
  })
})

describe('face-down and double-faced components', () => {
  const hidden = { ...elk, faceDown: true }

  it('730.2e: merged on top, it becomes face up, which is no turning up; underneath, it stays face down', () => {
    const over = merge(at({ hand: [drake], battlefield: [hidden] }), 'drake', 'elk')
    expect(over.object('elk').faceDown).toBe(false)
    expect(over.traits('elk').name).toBe('Gill Drake')
    expect(over.has('elk', 'vigilance')).toBe(false)
    expect(over.events.some(({ kind }) => kind === 'turned-face-up')).toBe(false)
    const under = merge(at({ hand: [drake], battlefield: [hidden] }), 'drake', 'elk', 'bottom')
    expect(under.object('elk').faceDown).toBe(true)
    expect(under.traits('elk')).toMatchObject({ name: '', abilities: [], power: 2, toughness: 2 })
  })

  it('730.2f: turned face down or up, all its components are', () => {
    const game = merge(at({ hand: [drake, card('Hide'), card('Show')], battlefield: [elk] }), 'drake', 'elk')
    game.resolve('A', 'hide', ['elk'])
    expect(game.traits('elk')).toMatchObject({ name: '', abilities: [], power: 2 })
    expect(game.object('elk').merged!.every(({ down }) => down !== undefined)).toBe(true)
    game.resolve('A', 'show', ['elk'])
    expect(game.traits('elk')).toMatchObject({ name: 'Gill Drake', power: 3 })
    expect(game.has('elk', 'vigilance')).toBe(true)
  })

  it('730.2g: with an instant or sorcery card in it, it is only shown', () => {
    const pile = {
      id: 'pile',
      faceDown: true,
      merged: [
        { name: 'Moss Elk', down: {} },
        { name: 'Sweep', down: {} },
      ],
    }
    const game = at({ hand: [card('Show')], battlefield: [pile] }).resolve('A', 'show', ['pile'])
    expect(game.object('pile').faceDown).toBe(true)
    expect(game.events).toContainEqual({ kind: 'revealed', objects: ['pile'], to: 'all' })
    expect(game.events.some(({ kind }) => kind === 'turned-face-up')).toBe(false)
  })

  it('730.2i: transforming turns each double-faced component over and no other', () => {
    const game = at({ hand: [drake, card('Turn Over')], battlefield: [{ id: 'hound', name: 'Dusk Hound' }] })
    merge(game, 'drake', 'hound').resolve('A', 'turn-over', ['hound'])
    expect(game.traits('hound').name).toBe('Gill Drake')
    expect([game.has('hound', 'menace'), game.has('hound', 'reach')]).toEqual([true, false])
    expect(game.events.filter(({ kind }) => kind === 'transformed')).toHaveLength(1)
  })

  it('730.2i: a copy of it has no other side', () => {
    const game = at({
      hand: [drake, card('Twin'), card('Turn Over')],
      battlefield: [{ id: 'hound', name: 'Dusk Hound' }],
    })
    merge(game, 'drake', 'hound', 'bottom').resolve('A', 'twin', ['hound'])
    const copy = game.state.battlefield.find((id) => id !== 'hound')!
    game.resolve('A', 'turn-over', [copy])
    expect(game.traits(copy).name).toBe('Dusk Hound')
  })

  it('730.2j: a face-up pile with a double-faced component can’t be turned face down', () => {
    const game = at({ hand: [drake, card('Hide')], battlefield: [{ id: 'hound', name: 'Dusk Hound' }] })
    merge(game, 'drake', 'hound').resolve('A', 'hide', ['hound'])
    expect(game.object('hound').faceDown).toBe(false)
  })

  it('708.5: who may not look at a face-down component learns nothing of it', () => {
    const pile = { id: 'pile', merged: ['Gill Drake', { id: 'moss-elk', name: 'Moss Elk', down: {}, at: 1 }] }
    const game = at({ battlefield: [pile] })
    expect(game.traits('pile').name).toBe('Gill Drake')
    expect(JSON.stringify(viewPosition(game.state, 'B', shelf(PILE_CARDS)))).not.toMatch(/moss/i)
    expect(JSON.stringify(viewPosition(game.state, 'A', shelf(PILE_CARDS)))).toMatch(/Moss Elk/)
  })
})

describe('a merged permanent that leaves', () => {
  const pile = { id: 'pile', merged: ['Gill Drake', 'Moss Elk'] }

  it('730.3: one permanent dies, and two cards go to the graveyard', () => {
    const game = at({ battlefield: [pile, card('Mire Feeder'), card('Grave Ledger')] }, { hand: [card('Slay')] })
    game.pass().cast('B', 'slay', ['pile'])
    settle(game)
    expect(game.names('graveyard', 'A')).toEqual(['Gill Drake', 'Moss Elk'])
    expect(game.player('A').life).toBe(20 + 1 + 2)
    expect(game.state.history.creaturesDied).toBe(1)
    const left = game.events.filter((event) => event.kind === 'zone-change' && event.object === 'pile')
    expect(left).toEqual([expect.objectContaining({ parts: [expect.any(String), expect.any(String)] })])
  })

  it('730.3, 704.5d: a token in it ceases to exist', () => {
    const mixed = { id: 'pile', merged: ['Gill Drake', { token: token('Beast', 3) }] }
    const game = at({ hand: [card('Recall')], battlefield: [mixed] }).resolve('A', 'recall', ['pile'])
    expect(game.names('hand', 'A')).toEqual(['Gill Drake'])
  })

  it('730.3a: its owner arranges its cards in a library', () => {
    const game = at({ hand: [card('Stow')], battlefield: [pile] }).resolve('A', 'stow', ['pile'])
    expect(game.decision).toMatchObject({ kind: 'order', purpose: 'library-top', player: 'A', rule: '730.3a' })
    const decision = game.decision as { readonly options: readonly string[] }
    expect(decision.options).toHaveLength(2)
    const elkFirst = [...decision.options].reverse()
    game.answer(elkFirst)
    const [top, next] = game.player('A').library
    expect([game.traits(top!).name, game.traits(next!).name]).toEqual(['Moss Elk', 'Gill Drake'])
  })

  it('730.3a: and in a graveyard the order of which is kept', () => {
    const kept = { rules: { options: { graveyardOrder: true } } }
    const game = at({ hand: [card('Slay')], battlefield: [pile] }, {}, kept).resolve('A', 'slay', ['pile'])
    expect(game.decision).toMatchObject({ kind: 'order', purpose: 'graveyard', player: 'A', rule: '730.3a' })
  })

  it('730.3c: an effect that finds it finds all its cards', () => {
    const game = at({ hand: [card('Flicker')], battlefield: [pile] }).resolve('A', 'flicker', ['pile'])
    expect(game.names('battlefield')).toEqual(['Gill Drake', 'Moss Elk'])
    expect(game.state.battlefield.every((id) => game.object(id).merged === undefined)).toBe(true)
  })

  it('730.3c: a delayed ability finds all of them too, and does the same to each', () => {
    const game = at({ hand: [card('Slow Flicker')], battlefield: [pile] }).resolve('A', 'slow-flicker', ['pile'])
    expect(game.names('exile')).toEqual(['Gill Drake', 'Moss Elk'])
    game.passTo('end').passAll()
    expect(game.state.battlefield.map((id) => [game.traits(id).name, game.size(id)])).toEqual([
      ['Gill Drake', '4/4'],
      ['Moss Elk', '3/3'],
    ])
  })

  it('730.3e: what replaces where a card goes applies to all of it, its tokens too', () => {
    const mixed = { id: 'pile', merged: ['Gill Drake', { token: token('Beast', 3) }] }
    const game = at({ battlefield: [mixed, card('Grave Lock'), card('Mire Feeder')], hand: [card('Slay')] })
    game.resolve('A', 'slay', ['pile'])
    expect(game.names('exile')).toEqual(['Gill Drake', 'Slay'])
    expect(game.turn.stack).toEqual([])
  })

  it('730.3e: of a token pile only the cards go elsewhere, and the permanent dies', () => {
    const mixed = { id: 'pile', merged: [{ token: token('Beast', 3) }, 'Gill Drake'] }
    const game = at({ battlefield: [mixed, card('Grave Lock'), card('Mire Feeder')], hand: [card('Slay')] })
    game.resolve('A', 'slay', ['pile'])
    expect(game.names('exile')).toContain('Gill Drake')
    settle(game)
    expect(game.player('A').life).toBe(21)
  })

  it('708.9: a face-down component is shown as it leaves', () => {
    const veiled = { id: 'pile', merged: ['Gill Drake', { id: 'elk', name: 'Moss Elk', down: {}, at: 1 }] }
    const game = at({ hand: [card('Recall')], battlefield: [veiled] }).resolve('A', 'recall', ['pile'])
    expect(game.events).toContainEqual({ kind: 'revealed', objects: [game.find('Moss Elk', 'hand')], to: 'all' })
  })

  it('is written and read again as the same position', () => {
    const game = merge(at({ hand: [drake], battlefield: [elk] }), 'drake', 'elk')
    const written = JSON.parse(game.written()) as Position
    const again = at({}, {}, written)
    expect(again.written()).toBe(game.written())
    expect(again.traits('elk')).toEqual(game.traits('elk'))
  })
})
