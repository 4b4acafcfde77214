import { describe, expect, it } from 'vitest'
import { lookupFor, starterCatalogue } from '../../../src/cards/lookup.ts'
import type { CardObject } from '../../../src/core/card-object.ts'
import type { PlayerId } from '../../../src/core/ids.ts'
import type { State } from '../../../src/core/state.ts'
import { setUp } from '../../../src/engine/opening/set-up.ts'
import { startGame } from '../../../src/engine/opening/start-game.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { Game } from '../game.ts'

const cards = starterCatalogue.find
const DECK = [
  'Forest',
  'Mountain',
  'Island',
  'Swamp',
  'Plains',
  'Grizzly Bears',
  'Shock',
  'Giant Growth',
  'Craw Wurm',
  'Divination',
]

const start = (ids: readonly PlayerId[], seed = 'elm', startingPlayer: PlayerId | undefined = ids[0]): Game => {
  const position = setUp({ players: ids.map((id) => ({ id, deck: DECK })), seed, startingPlayer })
  const read = readPosition(position, cards)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  const started = startGame(read.value, cards)
  if (started.kind !== 'started') throw new Error(JSON.stringify(started.gaps))
  return Game.at(writePosition(started.state, cards), cards)
}

const names = ({ objects }: State, ids: readonly string[]): string[] =>
  ids.map((id) => {
    const substance = objects[id]?.substance
    return substance?.kind === 'card' ? substance.name : '?'
  })
const handOf = ({ state }: Game, player: PlayerId): string[] => names(state, state.players[player]!.hand)
const libraryOf = ({ state }: Game, player: PlayerId): string[] => names(state, state.players[player]!.library)

describe('starting a game', () => {
  it('103.1: a player found by the seed chooses who takes the first turn, unless that is settled', () => {
    const game = start(['A', 'B', 'C'], 'oak', undefined as unknown as PlayerId)
    expect(start(['A', 'B']).state.turns[0]?.active).toEqual(['A'])
    const open = setUp({ players: ['A', 'B', 'C'].map((id) => ({ id, deck: DECK })), seed: 'oak' })
    const read = readPosition(open, cards)
    const started = read.ok ? startGame(read.value, cards) : null
    const waiting = Game.at(writePosition((started as { state: State }).state, cards), cards)
    expect(waiting.decision).toMatchObject({ kind: 'choose-player', rule: '103.1', options: ['A', 'B', 'C'] })
    waiting.answer('C')
    expect(waiting.state.turns[0]?.active).toEqual(['C'])
    expect(waiting.decision).toMatchObject({ purpose: 'mulligan', player: 'C' })
    expect(game.decision?.player).toBe('A')
  })
  it('103.3: decks are shuffled by the seed; the same seed gives the same order', () => {
    expect(libraryOf(start(['A', 'B']), 'A')).toEqual(libraryOf(start(['A', 'B']), 'A'))
    expect([...handOf(start(['A', 'B']), 'A'), ...libraryOf(start(['A', 'B']), 'A')].sort()).toEqual([...DECK].sort())
    expect([...handOf(start(['A', 'B'], 'ash'), 'A')]).not.toEqual(handOf(start(['A', 'B'], 'fir'), 'A'))
  })
  it('103.3: a deck that the table has shuffled stays as it is', () => {
    const position = setUp({
      players: [
        { id: 'A', deck: DECK, isShuffled: true },
        { id: 'B', deck: 40 },
      ],
      seed: 'elm',
      startingPlayer: 'A',
    })
    const read = readPosition(position, cards)
    const started = read.ok ? startGame(read.value, cards) : null
    const game = Game.at(writePosition((started as { state: State }).state, cards), cards)
    expect(handOf(game, 'A')).toEqual(DECK.slice(0, 7))
    expect(libraryOf(game, 'A')).toEqual(DECK.slice(7))
    expect([game.state.players.B!.hand.length, game.state.players.B!.library.length]).toEqual([7, 33])
  })
  it('103.4, 103.5, 101.4e: everybody has 20 life and seven cards, and the starting player decides first', () => {
    const game = start(['A', 'B'])
    for (const id of ['A', 'B']) {
      expect(game.state.players[id]).toMatchObject({ life: 20 })
      expect(game.state.players[id]!.hand.length).toBe(7)
    }
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'mulligan', player: 'A', rule: '103.5' })
  })
  it('103.8, 103.8a: who keep begin, and in a two-player game the starting player does not draw', () => {
    const game = start(['A', 'B']).answer(false).answer(false)
    expect(game.state.opening).toBeNull()
    expect(game.turn).toMatchObject({ number: 1, active: ['A'], step: 'upkeep', priority: 'A' })
    game.passTo('precombat-main')
    expect(game.state.players.A!.hand.length).toBe(7)
    expect(game.state.history.cardsDrawn).toEqual({})
  })
  it('103.8c: among more players the starting player does draw', () => {
    const game = start(['A', 'B', 'C']).answer(false).answer(false).answer(false).passTo('precombat-main')
    expect(game.state.players.A!.hand.length).toBe(8)
  })
})

describe('103.5: mulligans', () => {
  it('all who take one do so at once, after everybody has said so', () => {
    const game = start(['A', 'B'])
    const before = handOf(game, 'A')
    game.answer(true)
    expect(handOf(game, 'A')).toEqual(before)
    expect(game.decision).toMatchObject({ purpose: 'mulligan', player: 'B' })
    game.answer(true)
    expect(game.decision).toMatchObject({
      kind: 'choose-objects',
      purpose: 'put-on-bottom',
      player: 'A',
      min: 1,
      max: 1,
    })
    expect(game.state.players.B!.hand.length).toBe(7)
  })
  it('as many cards as mulligans taken go to the bottom, in the order chosen', () => {
    const game = start(['A', 'B']).answer(true).answer(false)
    const [first] = game.state.players.A!.hand
    const [named] = names(game.state, [first!])
    game.answer([first!])
    expect(game.state.players.A!.hand.length).toBe(6)
    expect(libraryOf(game, 'A').at(-1)).toBe(named)
    // B has kept: only A goes on.
    expect(game.decision).toMatchObject({ purpose: 'mulligan', player: 'A' })
    game.answer(true)
    const two = game.state.players.A!.hand.slice(0, 2)
    const wanted = names(game.state, two).reverse()
    game.answer(two)
    expect(game.decision).toMatchObject({ kind: 'order', purpose: 'library-bottom', rule: '103.5' })
    game.answer([...two].reverse())
    expect(libraryOf(game, 'A').slice(-2)).toEqual(wanted)
    expect(game.state.players.A!.hand.length).toBe(5)
    expect(game.answer(false).state.opening).toBeNull()
  })
  it('nobody may go on who would be left without a card', () => {
    const game = start(['A', 'B'])
    for (let taken = 1; taken <= 7; taken++) {
      expect(game.decision).toMatchObject({ purpose: 'mulligan', player: 'A', key: `mulligan:A:${taken}` })
      game.answer(true)
      if (taken === 1) game.answer(false)
      if (taken === 7) break
      const { hand } = game.state.players.A!
      const put = hand.slice(0, taken)
      game.answer(put)
      if (taken > 1) game.answer(put)
    }
    // The seventh puts all seven away, which leaves no choice but their order; then A may take no further one.
    game.answer(game.state.players.A!.hand)
    expect(game.state.players.A!.hand).toEqual([])
    expect(game.state.opening).toBeNull()
  })
  it('103.5c: among more than two players the first one costs no card', () => {
    const game = start(['A', 'B', 'C']).answer(true).answer(false).answer(false)
    expect(game.decision).toMatchObject({ purpose: 'mulligan', player: 'A', key: 'mulligan:A:2' })
    expect(game.state.players.A!.hand.length).toBe(7)
    game.answer(true)
    expect(game.decision).toMatchObject({ purpose: 'put-on-bottom', min: 1 })
  })
})

const withCards = (own: readonly CardObject[], decks: Readonly<Record<PlayerId, readonly string[]>>) => {
  const find = lookupFor(own).find
  const players = Object.entries(decks).map(([id, deck]) => ({ id, deck, isShuffled: true }))
  const read = readPosition(setUp({ players, startingPlayer: players[0]!.id, cards: own }), find)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return { started: startGame(read.value, find), find }
}

describe('103.5b, 103.6: what a card says of opening hands', () => {
  const oathElk = {
    name: 'Oath Elk',
    mana_cost: '{4}{G}',
    type_line: 'Creature — Elk',
    power: '4',
    toughness: '4',
    oracle_text: 'You may reveal Oath Elk from your opening hand. If you do, everybody sings a song.',
  }
  it('is not passed over in silence', () => {
    const { started } = withCards([oathElk], { A: ['Oath Elk', ...DECK], B: DECK })
    expect(started).toMatchObject({ kind: 'unsupported', gaps: [{ card: 'Oath Elk' }] })
  })
  it('matters only in the hand', () => {
    expect(withCards([oathElk], { A: [...DECK, 'Oath Elk'], B: DECK }).started).toMatchObject({ kind: 'started' })
  })
})

describe('103.6: cards that let a player begin the game with them on the battlefield', () => {
  const oakLine = {
    name: 'Oak Line',
    mana_cost: '{2}{G}{G}',
    type_line: 'Enchantment',
    oracle_text: 'If this card is in your opening hand, you may begin the game with it on the battlefield.',
  }
  const kept = (decks: Readonly<Record<PlayerId, readonly string[]>>): Game => {
    const { started, find } = withCards([oakLine], decks)
    if (started.kind !== 'started') throw new Error(JSON.stringify(started))
    return Game.at(writePosition(started.state, find), find).answer(false).answer(false)
  }
  it('103.6a, 101.4e: are put there after the mulligans, by the starting player first, as many as each likes', () => {
    const game = kept({ A: ['Oak Line', 'Oak Line', ...DECK], B: ['Oak Line', ...DECK] })
    expect(game.decision).toMatchObject({ purpose: 'begin-with', player: 'A', rule: '103.6a', min: 0, max: 2 })
    game.answer(game.player('A').hand.slice(0, 1))
    expect(game.decision).toMatchObject({ purpose: 'begin-with', player: 'B' })
    game.answer(game.player('B').hand.slice(0, 1))
    expect([game.names('battlefield', 'A'), game.names('battlefield', 'B')]).toEqual([['Oak Line'], ['Oak Line']])
    expect(game.player('A').hand).toHaveLength(6)
    expect(game.turn).toMatchObject({ number: 1, active: ['A'], step: 'upkeep', priority: 'A' })
    expect(game.state.history.entered).toEqual([])
  })
  it('may stay in the hand, and nobody is asked who has none there', () => {
    const game = kept({ A: ['Oak Line', ...DECK], B: [...DECK, 'Oak Line'] }).answer([])
    expect(game.names('battlefield')).toEqual([])
    expect(game.state.opening).toBeNull()
  })
  it('are cards of the hand with that text, no others', () => {
    const game = kept({ A: ['Oak Line', ...DECK], B: DECK })
    const other = game.player('A').hand[1]!
    expect(game.refusal({ kind: 'choose', player: 'A', answer: [other] })[0]).toMatch(/^choice\./)
  })
})

describe('a game not begun', () => {
  it('is read again as it was written', () => {
    const game = start(['A', 'B']).answer(true).answer(false)
    const written = writePosition(game.state, cards)
    const read = readPosition(written, cards)
    expect(read.ok && JSON.stringify(writePosition(read.value, cards))).toBe(JSON.stringify(written))
    expect(written.opening).toMatchObject({ stage: 'bottom', mulligans: { A: 1 }, kept: ['B'], owing: ['A'] })
  })
  it('takes no action but the decision that waits, and concessions', () => {
    const game = start(['A', 'B'])
    expect(game.refusal({ kind: 'pass-priority', player: 'A' })).not.toEqual(['legal'])
    expect(game.refusal({ kind: 'choose', player: 'B', answer: true })).toEqual(['choice.not-yours 103.5'])
    expect(game.do({ kind: 'concede', player: 'B' }).state.result).toEqual({ kind: 'won', winners: ['A'] })
  })
  it('a view shows nobody’s hand but one’s own', () => {
    const view = viewPosition(start(['A', 'B']).state, 'A', cards)
    const text = JSON.stringify(view.players.find(({ id }) => id === 'B'))
    for (const name of DECK) expect(text).not.toContain(name)
  })
})
