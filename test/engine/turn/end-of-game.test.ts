import { describe, expect, it } from 'vitest'
import { defineCard, shelf, spell } from '../../support/define-card.ts'
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
