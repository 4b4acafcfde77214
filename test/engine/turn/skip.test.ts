import { describe, expect, it } from 'vitest'
import { YOU } from '../../../src/core/ref.ts'
import type { Replacement } from '../../../src/core/replacement.ts'
import {
  defineCard,
  defineCreature,
  gainsLife,
  PLAYER,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { type Side, unsettled } from '../sba/settled.ts'

type Skip = Extract<Replacement, { kind: 'skip' }>
const skipNext = (name: string, what: Skip['what']) =>
  defineCard(name, '{0}', 'Sorcery', [
    spell([slot(PLAYER)], {
      do: 'shield',
      what: target(),
      replacement: { kind: 'skip', what, who: 'any', once: true },
      duration: 'indefinite',
    }),
  ])
const CARDS = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Forest', '', 'Basic Land — Forest'),
  skipNext('Late Sleep', 'untap'),
  skipNext('Lost Page', 'draw'),
  skipNext('Lost Day', 'turn'),
  skipNext('Truce', 'combat'),
  skipNext('Short Talk', 'precombat-main'),
  defineCard('Standstill', '{0}', 'Enchantment', [replaces({ kind: 'skip', what: 'untap', who: 'any' })]),
  defineCard('Blank Diary', '{0}', 'Enchantment', [replaces({ kind: 'skip', what: 'draw', who: 'you' })]),
  defineCard('Morning Bell', '{0}', 'Enchantment', [
    triggered({ on: 'step-begins', step: 'upkeep', whose: 'any' }, [gainsLife(1)]),
  ]),
  defineCard('Second Day', '{0}', 'Sorcery', [spell([], { do: 'extra-turn', who: YOU })]),
  defineCard('Dawn Watch', '{0}', 'Sorcery', [
    spell([], {
      do: 'delayed-trigger',
      event: { on: 'next-step', step: 'draw', whose: 'any' },
      effects: [gainsLife(5)],
    }),
  ]),
]
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const cards = (names: readonly string[]) => names.map((name, at) => ({ id: `${id(name)}${at}`, name }))
const board = (hand: readonly string[], mine: Side['battlefield'] = [], theirs: Side['battlefield'] = []): Game =>
  unsettled(CARDS, { hand: cards(hand), battlefield: mine }, { battlefield: theirs })
const play = (game: Game, player = 'B', ...hand: readonly string[]): Game => {
  for (const [at, name] of hand.entries()) {
    const targets = ['Second Day', 'Dawn Watch'].includes(name) ? [] : [[player]]
    game.resolve('A', `${id(name)}${at}`, ...targets)
  }
  return game
}
const next = (game: Game, step: Game['turn']['step'] = 'upkeep'): Game => {
  const { number } = game.turn
  while (game.turn.number === number) game.passTo('end').passAll()
  return game.turn.step === step ? game : game.passTo(step)
}
const steps = (game: Game): readonly string[] =>
  game.events.flatMap((event) => (event.kind === 'step-began' ? [event.step] : []))
const tappedOx = { id: 'ox', name: 'Plain Ox', tapped: true }

describe('CR 614.1b, 614.10: skipping', () => {
  it('the next untap step, in which nothing untaps then', () => {
    const game = next(play(board(['Late Sleep'], [], [tappedOx]), 'B', 'Late Sleep'))
    expect([game.turn.active, game.object('ox').tapped, steps(game).includes('untap')]).toEqual([['B'], true, false])
    next(next(game))
    expect([game.turn.active, game.object('ox').tapped]).toEqual([['B'], false])
    expect(game.trail).toContain('614.10')
  })

  it('of the player who is to skip it, not of another', () => {
    const game = next(play(board(['Late Sleep'], [], [tappedOx]), 'A', 'Late Sleep'))
    expect(game.object('ox').tapped).toBe(false)
  })

  it('a creature has been there since the turn began, though its untap step was skipped (302.6)', () => {
    const ox = { id: 'ox', name: 'Plain Ox', sick: true }
    const game = next(play(board(['Late Sleep'], [], [ox]), 'B', 'Late Sleep'))
    expect(game.object('ox').summoningSick).toBe(false)
  })

  it('each untap step, as long as a permanent says so', () => {
    const game = next(next(board([], ['Standstill', { id: 'ox', name: 'Plain Ox', tapped: true }])))
    expect([game.turn.active, game.object('ox').tapped]).toEqual([['A'], true])
  })

  it('the draw step', () => {
    const game = next(next(board([], ['Blank Diary'])), 'precombat-main')
    expect([game.player('A').hand.length, game.player('B').hand.length]).toEqual([0, 1])
  })

  it('500.11: the combat phase with all its steps', () => {
    const game = board(['Truce'], [{ id: 'ox', name: 'Plain Ox' }])
    play(game, 'A', 'Truce').passAll()
    expect(game.turn.step).toBe('postcombat-main')
  })

  it('the main phase that has begun is not skipped, but the next (614.10)', () => {
    const game = play(board(['Short Talk']), 'A', 'Short Talk')
    expect(game.turn.step).toBe('precombat-main')
    next(game, 'precombat-main')
    next(game)
    game.passAll().passAll()
    expect([game.turn.active, game.turn.step]).toEqual([['A'], 'beginning-of-combat'])
  })

  it('a turn', () => {
    const game = next(play(board(['Lost Day']), 'B', 'Lost Day'))
    expect([game.turn.active, game.turn.number]).toEqual([['A'], 4])
    expect(next(game).turn.active).toEqual(['B'])
  })

  it('an extra turn, after which the turn passes on as it would have', () => {
    const game = next(play(board(['Second Day', 'Lost Day']), 'A', 'Second Day', 'Lost Day'))
    expect(game.turn.active).toEqual(['B'])
  })
})

describe('CR 614.10a: several skips, and what waits for what is skipped', () => {
  it('two effects for the next one make a player skip two', () => {
    const game = next(play(board(['Late Sleep', 'Late Sleep'], [], [tappedOx]), 'B', 'Late Sleep', 'Late Sleep'))
    expect(game.state.effects).toHaveLength(1)
    next(next(game))
    expect([game.turn.active, game.object('ox').tapped]).toEqual([['B'], true])
    next(next(game))
    expect([game.object('ox').tapped, game.state.effects]).toEqual([false, []])
  })

  it('what is to happen in the next draw step waits for one that is not skipped', () => {
    const game = next(play(board(['Dawn Watch', 'Lost Page']), 'B', 'Dawn Watch', 'Lost Page'), 'end')
    expect([game.turn.active, game.player('A').life]).toEqual([['B'], 20])
    expect(next(game, 'precombat-main').player('A').life).toBe(25)
  })

  it('500.11: what happens at the beginning of a skipped turn’s steps does not happen', () => {
    const game = next(play(board(['Lost Day'], ['Morning Bell']), 'B', 'Lost Day'), 'precombat-main')
    expect([game.turn.active, game.player('A').life]).toEqual([['A'], 21])
  })
})
