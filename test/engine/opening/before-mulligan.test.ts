import { describe, expect, it } from 'vitest'
import type { HiddenZone } from '../../../src/core/position.ts'
import { judge } from '../../../src/engine/judge.ts'
import { legalActions } from '../../../src/engine/legal-actions.ts'
import { setUp } from '../../../src/engine/opening/set-up.ts'
import { startGame } from '../../../src/engine/opening/start-game.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { definitionOf } from '../../support/compile-card.ts'
import { defineCard, shelf } from '../../support/define-card.ts'
import { Game } from '../game.ts'

const CARDS = shelf([
  defineCard('Plain Stone', '{0}', 'Artifact'),
  definitionOf({
    name: 'Chalk Lens',
    mana_cost: '{3}',
    type_line: 'Artifact',
    oracle_text: [
      'Any time you could mulligan and this card is in your hand, you may exile',
      'all cards from your hand, then draw seven cards.',
    ].join(' '),
  }),
])

const begin = (decks: readonly HiddenZone[]): Game => {
  const ids = ['A', 'B', 'C'].slice(0, decks.length)
  const players = ids.map((id, i) => ({ id, deck: decks[i]!, isShuffled: true }))
  const read = readPosition(setUp({ players, startingPlayer: 'A', seed: 'chalk' }), CARDS)
  const started = read.ok ? startGame(read.value, CARDS) : null
  if (started?.kind !== 'started') throw new Error(JSON.stringify(started))
  return Game.at(writePosition(started.state, CARDS), CARDS)
}

/** Chalk Lenses at these places of the deck, from 1 at the top. */
const deck = (...places: readonly number[]): readonly string[] =>
  Array.from({ length: 30 }, (_, at) => (places.includes(at + 1) ? 'Chalk Lens' : 'Plain Stone'))

const act = (player: string, object: string) =>
  ({ kind: 'special-action', what: 'before-mulligan', player, object }) as const

const lensOf = (game: Game, player: string): string =>
  game.player(player).hand.find((id) => JSON.stringify(game.object(id).substance).includes('Chalk Lens'))!

const listed = (game: Game, player: string) =>
  legalActions(game.state, player, CARDS).actions.map(({ action }) => action)

describe('103.5b: what a card in hand lets a player do when they could take a mulligan', () => {
  it('is done before declaring, who then sees the new hand and declares', () => {
    const game = begin([deck(3), deck()])
    const lens = lensOf(game, 'A')
    expect(listed(game, 'A')).toEqual([act('A', lens)])
    game.do(act('A', lens))
    expect(game.state.exile).toHaveLength(7)
    expect(game.player('A').hand).toHaveLength(7)
    expect(game.player('A').library).toHaveLength(16)
    expect(game.trail).toContain('103.5b')
    expect(game.decision).toMatchObject({ purpose: 'mulligan', player: 'A' })
    expect(listed(game, 'A')).toEqual([])
    game.answer(true).answer(false)
    // One mulligan was taken, so one card is owed.
    expect(game.decision).toMatchObject({ purpose: 'put-on-bottom', player: 'A', min: 1, max: 1 })
  })

  it('again with a card drawn that way, and after a mulligan', () => {
    const game = begin([deck(1, 8), deck()])
    game.do(act('A', lensOf(game, 'A')))
    game.do(act('A', lensOf(game, 'A')))
    expect(game.state.exile).toHaveLength(14)
    expect(game.decision).toMatchObject({ purpose: 'mulligan', player: 'A' })
  })

  it('keeps what others declared before in the round', () => {
    const game = begin([deck(), deck(2), deck(4)]).answer(true)
    expect(game.refusal(act('C', lensOf(game, 'C')))).toEqual(['special.no-mulligan-now 103.5b'])
    game.do(act('B', lensOf(game, 'B'))).answer(false)
    expect(game.state.opening).toMatchObject({ kept: [], owing: ['A'] })
    game.do(act('C', lensOf(game, 'C')))
    expect(game.state.opening).toMatchObject({ kept: ['B'], owing: ['A'] })
    game.answer(true)
    // Among three the first mulligan is free, so nothing is owed and the takers declare again.
    expect(game.state.opening).toMatchObject({ mulligans: { A: 1, C: 1 }, kept: ['B'] })
    expect(game.decision).toMatchObject({ purpose: 'mulligan', player: 'A' })
  })

  it('with a card nobody here knew, that is named', () => {
    const game = begin([30, deck()])
    const [card] = game.player('A').hand
    game.do({ ...act('A', card!), card: 'Chalk Lens' })
    expect(game.state.exile).toHaveLength(7)
    expect(game.decision).toMatchObject({ purpose: 'mulligan', player: 'A' })
  })

  it('is no card’s without the words, and nobody’s who has kept', () => {
    const game = begin([deck(1, 2), deck(3)])
    const stone = game.player('A').hand.find((id) => JSON.stringify(game.object(id).substance).includes('Stone'))!
    expect(game.refusal(act('A', stone))).toEqual(['special.unavailable 103.5b'])
    expect(game.refusal(act('A', lensOf(game, 'B')))).toEqual(['special.wrong-zone 103.5b'])
    const lens = lensOf(game, 'A')
    game.answer(false)
    expect(game.refusal(act('A', lens))).toEqual(['special.no-mulligan-now 103.5b'])
    game.answer(false)
    expect(game.turn.step).toBe('upkeep')
    expect(game.refusal(act('A', lens))).toEqual(['special.no-mulligan-now 103.5b'])
  })

  it('leaves the state alone where it is refused', () => {
    const game = begin([deck(1), deck(2)])
    const before = JSON.stringify(game.state)
    expect(judge(game.state, act('B', lensOf(game, 'B')), CARDS).verdict).toBe('illegal')
    expect(JSON.stringify(game.state)).toBe(before)
  })
})
