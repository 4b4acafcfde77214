import { describe, expect, it } from 'vitest'
import { setUp } from '../../../src/engine/opening/set-up.ts'
import { startGame } from '../../../src/engine/opening/start-game.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { defineCard, fixedRule, gainsLife, shelf } from '../../support/define-card.ts'
import { Game } from '../game.ts'

const CARDS = shelf([
  defineCard('Plain Stone', '{0}', 'Artifact'),
  defineCard('First Vow', '{4}', 'Artifact', [
    fixedRule({
      kind: 'reveal-from-opening-hand',
      effects: [
        {
          do: 'delayed-trigger',
          event: { on: 'next-step', step: 'upkeep', whose: 'you' },
          effects: [gainsLife(3)],
        },
      ],
    }),
  ]),
])

const kept = (a: readonly string[], b: readonly string[]): Game => {
  const deck = (cards: readonly string[]) => [...cards, ...Array<string>(10 - cards.length).fill('Plain Stone')]
  const players = [
    { id: 'A', deck: deck(a), isShuffled: true },
    { id: 'B', deck: deck(b), isShuffled: true },
  ]
  const read = readPosition(setUp({ players, startingPlayer: 'A' }), CARDS)
  const started = read.ok ? startGame(read.value, CARDS) : null
  if (started?.kind !== 'started') throw new Error(JSON.stringify(started))
  return Game.at(writePosition(started.state, CARDS), CARDS).answer(false).answer(false)
}

describe('103.6b: cards revealed from an opening hand', () => {
  it('are shown to all, each once, and what they say comes about', () => {
    const game = kept(['First Vow', 'First Vow'], [])
    expect(game.decision).toMatchObject({ purpose: 'reveal', player: 'A', rule: '103.6b', min: 0, max: 2 })
    const [vow] = game.player('A').hand
    game.answer([vow!])
    expect(game.events).toContainEqual({ kind: 'revealed', objects: [vow], to: 'all' })
    expect(game.turn).toMatchObject({ number: 1, step: 'upkeep' })
    expect(game.turn.stack).toHaveLength(1)
    expect(game.passAll().player('A').life).toBe(23)
    expect(game.player('A').hand).toHaveLength(7)
    expect(game.trail).toContain('103.6b')
  })

  it('103.6: by the starting player first, and only by who wants to', () => {
    const game = kept(['First Vow'], ['First Vow']).answer([])
    expect(game.decision).toMatchObject({ purpose: 'reveal', player: 'B' })
    game.answer(game.player('B').hand.slice(0, 1))
    expect(game.turn.stack).toEqual([])
    expect(game.passTo('end').passTo('upkeep').turn.stack).toHaveLength(1)
  })

  it('nobody is asked who has none in hand', () => {
    expect(kept([], []).state.opening).toBeNull()
  })
})
