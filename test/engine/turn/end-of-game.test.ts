import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import { defineCard, gainsLife, shelf, spell } from '../../support/define-card.ts'
import { Game } from '../game.ts'

const CARDS = shelf([
  defineCard('Last Word', '{W}', 'Sorcery', [spell([], { do: 'win-game', who: { ref: 'you' } })]),
  defineCard('Dark Pact', '{B}', 'Sorcery', [spell([], { do: 'lose-game', who: { ref: 'you' } })]),
])

const game = (players: readonly string[] = ['A', 'B'], active = 'A') =>
  Game.at(
    {
      rules: { variant: players.length === 2 ? 'two-player' : 'free-for-all' },
      turn: { number: 4, active, step: 'precombat-main' },
      players: players.map((id) => ({
        id,
        library: 5,
        mana: '{W}{B}',
        hand: [
          { id: `${id}-word`, name: 'Last Word' },
          { id: `${id}-pact`, name: 'Dark Pact' },
        ],
      })),
    },
    CARDS,
  )

describe('CR 104: ending the game', () => {
  it('104.3a: a player may concede at any time, also without priority', () => {
    const ended = game().do({ kind: 'concede', player: 'B' })
    expect(ended.state.result).toEqual({ kind: 'won', winners: ['A'] })
  })

  it('104.1: after that nothing can be done', () => {
    const ended = game().do({ kind: 'concede', player: 'B' })
    expect(ended.refusal({ kind: 'pass-priority', player: 'A' })).toEqual(['game.over 104.1'])
  })

  it('104.3, 800.4a: with several players the others play on, and who lost can do nothing', () => {
    const left = game(['A', 'B', 'C']).do({ kind: 'concede', player: 'A' })
    expect(left.state.result).toBeNull()
    expect(left.refusal({ kind: 'pass-priority', player: 'A' })).toEqual(['player.lost 104.3 800.4a'])
    expect(left.turn.priority).toBe('B')
  })

  it('104.2b: an effect wins the game', () => {
    expect(game().resolve('A', 'A-word').state.result).toEqual({ kind: 'won', winners: ['A'] })
  })

  it('104.3e: an effect loses the game', () => {
    expect(game().resolve('A', 'A-pact').state.result).toEqual({ kind: 'won', winners: ['B'] })
  })
})

const YOU = { ref: 'you' } as const
const poison = (amount: number): Effect => ({ do: 'put-counters', on: YOU, counter: 'poison', amount })
const loses = (amount: number): Effect => ({ do: 'lose-life', who: YOU, amount })

/** A after a spell that does this, with three cards in the library. */
const gameAfter = (...effects: Effect[]): Game =>
  Game.at(
    {
      rules: { variant: 'free-for-all' },
      turn: { number: 4, active: 'A', step: 'precombat-main' },
      players: [
        { id: 'A', library: 3, mana: '{W}', hand: [{ id: 'deed', name: 'Deed' }], battlefield: ['Keepsake'] },
        { id: 'B', library: 5 },
        { id: 'C', library: 5 },
      ],
    },
    shelf([defineCard('Deed', '{W}', 'Sorcery', [spell([], ...effects)]), defineCard('Keepsake', '{1}', 'Artifact')]),
  ).resolve('A', 'deed')

describe('CR 104.3: losing is looked at when somebody would have priority', () => {
  it.each<[string, Effect[], string]>([
    ['104.3b: with no life left', [loses(20)], '704.5a'],
    ['104.3c: who had to draw more cards than there were', [{ do: 'draw', who: YOU, amount: 4 }], '704.5b'],
    ['104.3d: with ten poison counters', [poison(10)], '704.5c'],
  ])('%s', (_, effects, rule) => {
    const game = gameAfter(...effects)
    expect(game.events).toContainEqual({ kind: 'player-lost', player: 'A', rule })
    expect(game.player('A').lost).toBe(true)
  })
  it.each<[string, Effect[]]>([
    ['104.3b: not who has life again by then', [loses(20), gainsLife(1)]],
    ['104.3c: not who drew just the last', [{ do: 'draw', who: YOU, amount: 3 }]],
    [
      '104.3d: not who has fewer by then',
      [poison(10), { do: 'remove-counters', from: YOU, counter: 'poison', amount: 1 }],
    ],
  ])('%s', (_, effects) => {
    expect(gameAfter(...effects).player('A').lost).toBe(false)
  })
  it('104.3c: the cards that there are were drawn, and what the spell says besides was done', () => {
    const { events } = gameAfter({ do: 'draw', who: YOU, amount: 4 }, gainsLife(2))
    const drawn = events.filter((event) => event.kind === 'draw' && event.object !== null)
    expect(drawn).toHaveLength(3)
    const at = (kind: string) => events.findIndex((event) => event.kind === kind)
    expect(at('life')).toBeGreaterThan(at('draw'))
    expect(at('player-lost')).toBeGreaterThan(at('life'))
  })
  it('104.5: who loses leaves, with everything of theirs; the others play on', () => {
    const game = gameAfter(loses(20))
    expect(game.names('battlefield')).toEqual([])
    expect(Object.values(game.state.objects).filter(({ owner }) => owner === 'A')).toEqual([])
    expect(game.state.result).toBeNull()
    expect(game.turn.priority).toBe('B')
  })
})

describe('CR 101.3: instructions that cannot be followed', () => {
  it('101.3: are left out as far as they cannot, and the rest is done', () => {
    const CARDS = shelf([
      defineCard('Deed', '{W}', 'Sorcery', [
        spell(
          [],
          { do: 'tap', what: { ref: 'all', filter: { subject: 'permanent', types: ['creature'] } } },
          { do: 'discard', who: YOU, amount: 2 },
          { do: 'sacrifice', who: YOU, what: { ref: 'self' } },
          gainsLife(2),
        ),
      ]),
      defineCard('Keepsake', '{1}', 'Artifact'),
    ])
    const hand = [
      { id: 'deed', name: 'Deed' },
      { id: 'only', name: 'Keepsake' },
    ]
    const position = {
      turn: { number: 4, active: 'A', step: 'precombat-main' } as const,
      players: [{ id: 'A', library: 3, mana: '{W}', hand }, { id: 'B' }],
    }
    const done = Game.at(position, CARDS).resolve('A', 'deed')
    expect(done.player('A')).toMatchObject({ life: 22, hand: [] })
    expect(done.names('graveyard', 'A')).toEqual(['Deed', 'Keepsake'])
  })
})
