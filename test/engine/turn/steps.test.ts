import { describe, expect, it } from 'vitest'
import type { Position, PositionPlayer } from '../../../src/core/position.ts'
import type { FloatingEffect } from '../../../src/core/state.ts'
import {
  bigger,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  shelf,
  slot,
  spell,
  triggered,
} from '../../support/define-card.ts'
import { Game } from '../game.ts'

const CARDS = shelf([
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Cold Snap', '{1}{U}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'untap', who: CREATURE } }),
  ]),
  defineCard('Deep Shelf', '{2}', 'Artifact', [fixedRule({ kind: 'max-hand-size', who: 'you', size: 'none' })]),
  defineCard('Second Day', '{3}{U}', 'Sorcery', [spell([], { do: 'extra-turn', who: { ref: 'you' } })]),
  defineCard('Morning Bell', '{1}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'upkeep', whose: 'you' }, [gainsLife(1)]),
  ]),
  defineCard('Night Bell', '{1}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'cleanup', whose: 'any' }, [gainsLife(1)]),
  ]),
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(CREATURE)], damages(3))]),
])

const at = (step: NonNullable<Position['turn']>['step'], a: Omit<PositionPlayer, 'id'> = {}, more: object = {}): Game =>
  Game.at(
    {
      turn: { number: 4, active: 'A', step, ...more },
      players: [
        { id: 'A', library: 5, ...a },
        { id: 'B', library: 5, battlefield: [{ id: 'theirs', name: 'Plain Ox', tapped: true }] },
      ],
    },
    CARDS,
  )

describe('CR 500–514: the steps of a turn', () => {
  it('500.1: come in their order, combat without attackers being short, and the turn goes to the next player', () => {
    const game = at('upkeep')
    const steps = [game.turn.step]
    while (game.turn.number === 4) steps.push(game.passAll().turn.step)
    expect(steps).toEqual([
      'upkeep',
      'draw',
      'precombat-main',
      'beginning-of-combat',
      'declare-attackers',
      'end-of-combat',
      'postcombat-main',
      'end',
      'upkeep',
    ])
    expect(game.turn).toMatchObject({ number: 5, active: ['B'], step: 'upkeep', priority: 'B' })
  })

  it('502.3, 302.6: the active player’s permanents untap, and have been theirs since the turn began', () => {
    const game = at('end', { battlefield: [{ id: 'own', name: 'Plain Ox', tapped: true, summoningSick: true }] })
    game.passTo('upkeep')
    expect(game.object('theirs').tapped).toBe(false)
    expect(game.object('own')).toMatchObject({ tapped: true, summoningSick: true })
    game.passTo('end').passTo('upkeep')
    expect(game.object('own')).toMatchObject({ tapped: false, summoningSick: false })
  })

  it('502.3: not those that an effect keeps tapped', () => {
    const game = at('end', { battlefield: ['Cold Snap'] }).passTo('upkeep')
    expect(game.object('theirs').tapped).toBe(true)
  })

  it('502.4: nobody gets priority while untapping', () => {
    const game = at('end').passTo('upkeep')
    expect(game.events.filter((event) => event.kind === 'step-began').map(({ step }) => step)).toContain('untap')
    expect(game.turn.step).toBe('upkeep')
  })

  it('503.1a: abilities that trigger at the beginning of the upkeep are on the stack first', () => {
    const game = at('end', { battlefield: ['Morning Bell'] }).passTo('upkeep')
    expect(game.names('stack')).toEqual([])
    game.passTo('end').passTo('upkeep')
    expect(game.names('stack')).toEqual(['Morning Bell'])
  })

  it('504.1: the active player draws', () => {
    const game = at('upkeep').passTo('draw')
    expect([game.player('A').hand.length, game.player('A').library.length]).toEqual([1, 4])
    expect(game.player('B').hand).toHaveLength(0)
  })

  it.each([
    ['two-player', 0],
    ['free-for-all', 1],
  ])('103.8a, 103.8c: the first draw of a %s game draws %i', (variant, drawn) => {
    const players = ['A', 'B', ...(variant === 'two-player' ? [] : ['C'])].map((id) => ({ id, library: 5 }))
    const game = Game.at({ rules: { variant }, turn: { number: 1, active: 'A', step: 'upkeep' }, players }, CARDS)
    expect(game.passTo('draw').player('A').hand).toHaveLength(drawn)
  })

  it('704.5b: drawing from an empty library loses the game', () => {
    const game = at('upkeep', { library: 0 }).passAll()
    expect(game.state.result).toEqual({ kind: 'won', winners: ['B'] })
  })

  it('500.5, 106.4: unspent mana is lost as the step ends', () => {
    const game = at('precombat-main', { mana: '{G}{G}' })
    expect(game.pass().player('A').mana).toHaveLength(2)
    expect(game.pass().player('A').mana).toEqual([])
    expect(game.events).toContainEqual({ kind: 'mana-emptied', player: 'A', mana: ['G', 'G'] })
  })
})

describe('CR 514: the cleanup step', () => {
  const hand = (size: number) => Array.from({ length: size }, (_, i) => ({ id: `card-${i + 1}`, name: 'Forest' }))

  it('514.1, 402.2: the active player discards down to seven', () => {
    const game = at('end', { hand: hand(9) }).passAll()
    expect(game.decision).toMatchObject({ kind: 'choose-objects', purpose: 'hand-size', player: 'A', min: 2, max: 2 })
    expect(game.refusal({ kind: 'choose', player: 'A', answer: ['card-1'] })).toEqual(['choice.count 514.1'])
    game.answer(['card-2', 'card-5'])
    expect(game.player('A').hand).toHaveLength(7)
    expect(game.names('graveyard', 'A')).toEqual(['Forest', 'Forest'])
    expect(game.turn).toMatchObject({ number: 5, step: 'upkeep' })
  })

  it.each<[string, Omit<PositionPlayer, 'id'>]>([
    ['with seven cards', { hand: hand(7) }],
    ['without a maximum hand size', { hand: hand(9), battlefield: ['Deep Shelf'] }],
  ])('asks nothing %s', (_, side) => {
    const game = at('end', side).passAll()
    expect(game.decision).toBeNull()
    expect(game.turn.number).toBe(5)
  })

  it('514.2: damage and effects of the turn go together', () => {
    const effect: FloatingEffect = {
      id: 'grown',
      source: 'gone',
      controller: 'A',
      objects: ['ox'],
      modifications: [bigger(-1)],
      duration: 'end-of-turn',
      timestamp: 30,
      turn: 4,
    }
    const game = Game.at(
      {
        turn: { number: 4, active: 'A', step: 'end' },
        players: [
          { id: 'A', library: 5, battlefield: [{ id: 'ox', name: 'Plain Ox', damage: 1, regeneration: 1 }] },
          { id: 'B', library: 5 },
        ],
        effects: [effect],
      },
      CARDS,
    )
    expect(game.size('ox')).toBe('2/2')
    game.passAll()
    expect(game.size('ox')).toBe('3/3')
    expect(game.object('ox')).toMatchObject({ damage: 0, regeneration: 0 })
  })

  it('514.3: nobody gets priority in it', () => {
    expect(at('end').passAll().turn.number).toBe(5)
  })

  it('514.3a: unless something triggers; then players act, and another cleanup step follows', () => {
    const game = at('end', { battlefield: ['Night Bell'] }).passAll()
    expect(game.turn).toMatchObject({ number: 4, step: 'cleanup', priority: 'A' })
    expect(game.names('stack')).toEqual(['Night Bell'])
    game.passAll()
    expect(game.player('A').life).toBe(21)
    game.passAll()
    expect(game.turn).toMatchObject({ number: 4, step: 'cleanup' })
  })
})

describe('CR 500.7: extra turns', () => {
  it('come right after this one, and the order of turns goes on after them', () => {
    const game = at('precombat-main', { hand: [{ id: 'day', name: 'Second Day' }], mana: '{U}{U}{U}{U}' })
    game.resolve('A', 'day')
    expect(game.passTo('upkeep').turn).toMatchObject({ number: 5, active: ['A'] })
    expect(game.passTo('end').passTo('upkeep').turn).toMatchObject({ number: 6, active: ['B'] })
  })

  it('the newest is taken first', () => {
    const game = at('end')
    game.state = { ...game.state, extraTurns: ['B', 'A'] }
    expect(game.passTo('upkeep').turn.active).toEqual(['A'])
    expect(game.passTo('end').passTo('upkeep').turn.active).toEqual(['B'])
  })

  it('an extra turn of the next player does not take the place of that player’s own', () => {
    const game = at('end')
    game.state = { ...game.state, extraTurns: ['B', 'A'] }
    const active = [1, 2, 3, 4].map(() => {
      game.passTo('upkeep')
      const [player] = game.turn.active
      game.passTo('end')
      return player
    })
    expect(active).toEqual(['A', 'B', 'B', 'A'])
  })
})

describe('CR 117: priority', () => {
  it('117.3d, 117.4: goes round, and when all have passed the step ends', () => {
    const game = at('precombat-main').pass()
    expect(game.turn).toMatchObject({ step: 'precombat-main', priority: 'B' })
    expect(game.pass().turn).toMatchObject({ step: 'beginning-of-combat', priority: 'A' })
  })

  it('117.3, 117.1: whoever has no priority waits', () => {
    const game = at('precombat-main')
    expect(game.refusal({ kind: 'pass-priority', player: 'B' })).toEqual(['priority.not-yours 117.1'])
  })

  it('117.3b: after a resolution the active player has it, and nobody counts as having passed', () => {
    const game = at('precombat-main', { hand: [{ id: 'bolt', name: 'Ash Bolt' }], mana: '{R}' })
    game.cast('A', 'bolt', ['theirs'])
    expect(game.turn.priority).toBe('A')
    game.passAll()
    expect(game.turn).toMatchObject({ priority: 'A', passed: [], step: 'precombat-main' })
    expect(game.names('graveyard', 'B')).toEqual(['Plain Ox'])
    expect(game.trail).toEqual(expect.arrayContaining(['601.2i', '608.1']))
  })
})
