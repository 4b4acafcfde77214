import { describe, expect, it } from 'vitest'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { definitionOf } from '../../support/compile-card.ts'
import {
  activated,
  defineCard,
  defineCreature,
  gainsLife,
  shelf,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { Game } from '../game.ts'

const YOU = { ref: 'you' } as const
const CARDS = shelf([
  definitionOf({
    name: 'Small World',
    mana_cost: '{0}',
    type_line: 'Sorcery',
    oracle_text:
      "Players play a Magic subgame, using their libraries as their decks. Draw a card. Each player who didn't win the subgame loses half their life, rounded up.",
  }),
  defineCard('Plain Stone', '{0}', 'Artifact'),
  defineCreature('Moss Ox', '{1}{G}', 'Ox', '2/2'),
  defineCard('Sudden End', '{0}', 'Instant', [
    spell([slot({ subject: 'player', player: 'any' })], { do: 'lose-game', who: target() }),
  ]),
  defineCard('Fresh Deal', '{0}', 'Sorcery', [spell([], { do: 'restart-game' })]),
  defineCard('Nested World', '{0}', 'Sorcery', [spell([], { do: 'play-subgame' }, gainsLife(4))]),
  defineCard('Odd Badge', '{0}', 'Sorcery', [spell([], { do: 'create-emblem', who: YOU, abilities: [] })]),
  defineCard('Far Call', '{0}', 'Sorcery', [
    spell([], { do: 'bring-in', who: YOU, filter: { types: ['creature'] }, to: 'hand' }),
  ]),
  defineCard('Deep Well', '{0}', 'Artifact', [activated([], [], { do: 'play-subgame' }, gainsLife(2))]),
])

const deck = (...cards: readonly string[]): readonly string[] => [
  ...cards,
  ...Array.from({ length: 9 - cards.length }, () => 'Plain Stone'),
]

const game = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}): Game =>
  Game.at(
    {
      turn: { number: 5, active: 'A', step: 'precombat-main' },
      seed: 'small world',
      players: [
        { id: 'A', life: 15, library: deck(), ...a },
        { id: 'B', life: 9, library: deck(), ...b },
      ],
    },
    CARDS,
  )

/** The same game as a client would carry it between two requests. */
const carried = (at: Game): Game => Game.at(writePosition(at.state, CARDS), CARDS)

const begun = (a: Omit<PositionPlayer, 'id'> = {}, b: Omit<PositionPlayer, 'id'> = {}): Game =>
  game({ hand: [{ id: 'world', name: 'Small World' }], ...a }, b).resolve('A', 'world')

const keeping = (at: Game): Game => at.answer(false).answer(false)

describe('729.1a, 729.2: a subgame', () => {
  it('has zones of its own, with the libraries as decks, and begins as any game does', () => {
    const at = begun({ battlefield: ['Moss Ox'], graveyard: ['Moss Ox'] })
    expect(at.decision).toMatchObject({ purpose: 'mulligan' })
    expect(at.events.map(({ kind }) => kind)).toContain('subgame-began')
    expect(at.trail).toEqual(expect.arrayContaining(['729.2', '103.3']))
    for (const player of ['A', 'B']) {
      expect(at.player(player)).toMatchObject({ life: 20, graveyard: [] })
      expect(at.player(player).hand).toHaveLength(7)
      expect(at.player(player).library).toHaveLength(2)
    }
    expect(at.state.battlefield).toEqual([])
    expect(at.state.main?.battlefield).toHaveLength(1)
    expect(at.state.main?.players.A).toMatchObject({ life: 15, library: [] })
    keeping(carried(at))
    expect(keeping(at).turn).toMatchObject({ number: 1, step: 'upkeep' })
  })

  it('729.2: chance says who goes first, by the seed', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const at = game({ hand: [{ id: 'world', name: 'Small World' }] })
      const position = { ...writePosition(at.state, CARDS), seed }
      return Game.at(position, CARDS).resolve('A', 'world').turn.active[0]
    })
    expect(new Set(firsts)).toEqual(new Set(['A', 'B']))
  })

  it('729.1b, 729.4b: knows nothing of the main game, nor that of it', () => {
    const at = begun({ counters: { poison: 9 }, hand: [{ id: 'world', name: 'Small World' }] })
    expect(at.player('A').counters).toEqual({})
    keeping(at).do({ kind: 'concede', player: 'B' })
    expect(at.player('A').counters).toEqual({ poison: 9 })
  })

  it('what is hidden in the main game stays hidden from the other player', () => {
    const at = begun({ hand: [{ id: 'world', name: 'Small World' }, 'Moss Ox'] })
    const seen = (player: string) => JSON.stringify(viewPosition(at.state, player, CARDS).main)
    expect(seen('A')).toContain('Moss Ox')
    expect(seen('B')).not.toContain('Moss Ox')
  })
})

describe('729.5: the end of a subgame', () => {
  it('brings all cards back into the libraries, and the effect goes on with who won', () => {
    const at = keeping(begun({ library: deck('Moss Ox', 'Sudden End') }))
    at.do({ kind: 'concede', player: 'B' })
    expect(at.state.result).toBeNull()
    expect(at.state.main).toBeUndefined()
    expect(at.state.resuming).toBeUndefined()
    expect(at.events).toContainEqual({ kind: 'subgame-over', result: { kind: 'won', winners: ['A'] } })
    expect(at.events.map(({ kind }) => kind)).not.toContain('game-over')
    expect([at.player('A').life, at.player('B').life]).toEqual([15, 4])
    expect(at.player('B').lost).toBe(false)
    const all = [...at.names('library', 'A'), ...at.names('hand', 'A')].sort()
    expect(all).toEqual([...deck('Moss Ox', 'Sudden End')].sort())
    expect(at.player('A').hand).toHaveLength(1)
    expect(at.names('graveyard', 'A')).toEqual(['Small World'])
    expect(at.turn).toMatchObject({ number: 5, step: 'precombat-main', priority: 'A', stack: [] })
    expect(at.player('B').library).toHaveLength(9)
  })

  it('from exile and the battlefield too; what is no card, and the command zone, ceases to exist', () => {
    const badges = Array<string>(4).fill('Odd Badge')
    const at = keeping(carried(begun({ library: deck(...badges) })))
    const own = at.turn.active[0] === 'A' ? at : at.passTo('end').passTo('upkeep')
    own.passTo('precombat-main')
    const stone = own.player('A').hand.find((id) => own.traits(id).name === 'Plain Stone')!
    const badge = own.player('A').hand.find((id) => own.traits(id).name === 'Odd Badge')!
    own.resolve('A', badge).resolve('A', stone)
    expect(own.state.command).toHaveLength(1)
    expect(own.state.battlefield).toHaveLength(1)
    const end = carried(own).do({ kind: 'concede', player: 'A' })
    expect(end.state.command).toEqual([])
    expect(end.state.battlefield).toEqual([])
    expect([...end.names('library', 'A'), ...end.names('hand', 'A')].sort()).toEqual([...deck(...badges)].sort())
    expect([end.player('A').life, end.player('B').life]).toEqual([7, 9])
  })

  it('729.3: who has fewer than seven cards loses the subgame in its first upkeep', () => {
    const at = keeping(begun({}, { library: ['Plain Stone', 'Plain Stone'] }))
    expect(at.state.main).toBeUndefined()
    expect([at.player('A').life, at.player('B').life]).toEqual([15, 4])
    expect(at.player('B').library).toHaveLength(2)
    expect(at.player('B').drewFromEmpty).toBe(false)
  })

  it('a drawn subgame has no winner', () => {
    const at = keeping(begun({ library: 3 }, { library: 3 }))
    expect([at.player('A').life, at.player('B').life]).toEqual([7, 4])
    expect(at.player('A').library).toHaveLength(2)
  })

  it('an ability that created one finishes too, and ceases to exist', () => {
    const at = game({ battlefield: [{ id: 'well', name: 'Deep Well' }] })
    at.do({ kind: 'activate-ability', player: 'A', object: 'well' }).passAll()
    expect(at.state.main?.turns[0]?.stack).toHaveLength(1)
    keeping(at).do({ kind: 'concede', player: 'A' })
    expect(at.player('A').life).toBe(17)
    expect(at.turn.stack).toEqual([])
  })

  it('729.6: one subgame within another, each back to its own', () => {
    const at = keeping(begun({ library: Array(9).fill('Nested World') }, { library: Array(16).fill('Plain Stone') }))
    if (at.turn.active[0] !== 'A') at.passTo('end').passTo('upkeep')
    at.passTo('precombat-main')
    at.resolve('A', at.player('A').hand[0]!)
    expect(at.state.main?.main).toBeDefined()
    // Of nine cards at most two were left in A’s library.
    keeping(at)
    expect(at.state.main?.main).toBeUndefined()
    expect(at.state.main).toBeDefined()
    expect(at.player('A').life).toBe(24)
    expect(at.names('graveyard', 'A')).toEqual(['Nested World'])
    at.do({ kind: 'concede', player: 'A' })
    expect(at.state.main).toBeUndefined()
    expect([at.player('A').life, at.player('B').life]).toEqual([7, 9])
  })

  it('727.6: a restarted subgame leaves the main game alone, and who wins it then has won', () => {
    const at = keeping(begun({ library: Array(9).fill('Fresh Deal') }))
    if (at.turn.active[0] !== 'A') at.passTo('end').passTo('upkeep')
    at.passTo('precombat-main')
    at.resolve('A', at.player('A').hand[0]!)
    expect(at.state.main).toBeDefined()
    expect(at.decision).toMatchObject({ purpose: 'mulligan', player: 'A' })
    keeping(at).do({ kind: 'concede', player: 'B' })
    expect([at.player('A').life, at.player('B').life]).toEqual([15, 4])
    expect([...at.names('library', 'A'), ...at.names('hand', 'A')]).toHaveLength(9)
  })

  it('what would be brought in from outside it is not judged', () => {
    const at = keeping(begun({ library: Array(9).fill('Far Call'), outside: ['Moss Ox'] }))
    if (at.turn.active[0] !== 'A') at.passTo('end').passTo('upkeep')
    at.passTo('precombat-main').cast('A', at.player('A').hand[0]!)
    expect(at.judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported', gaps: [{ rule: '400.11b' }] })
  })

  it('with several players nobody can leave it before its end', () => {
    const at = Game.at(
      {
        turn: { number: 5, active: 'A', step: 'precombat-main' },
        seed: 'three',
        players: [
          { id: 'A', library: deck(), hand: [{ id: 'world', name: 'Small World' }] },
          { id: 'B', library: deck() },
          { id: 'C', library: deck() },
        ],
      },
      CARDS,
    ).resolve('A', 'world')
    expect(at.judge({ kind: 'concede', player: 'B' })).toMatchObject({
      verdict: 'unsupported',
      gaps: [{ rule: '729.5' }],
    })
  })

  it('refusing leaves the state alone, and so does judging from it twice', () => {
    const at = keeping(begun())
    const before = JSON.stringify(at.state)
    const once = at.judge({ kind: 'concede', player: 'B' })
    const twice = at.judge({ kind: 'concede', player: 'B' })
    expect(twice).toEqual(once)
    expect(JSON.stringify(at.state)).toBe(before)
  })
})
