import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { activated, defineCard, slot, spell, target, triggered } from '../../support/define-card.ts'

const SELF = { ref: 'self' } as const
const CARDS = [
  /** Goes on tapping and untapping for ever. */
  defineCard('Swing Door', '{0}', 'Artifact', [
    triggered({ on: 'untaps', what: 'self' }, [{ do: 'tap', what: SELF }]),
    triggered({ on: 'taps', what: 'self' }, [{ do: 'untap', what: SELF }]),
  ]),
  defineCard('Push', '{0}', 'Instant', [spell([slot({ subject: 'permanent' })], { do: 'tap', what: target() })]),
  defineCard('Seal of Rust', '{1}{W}', 'Enchantment', [
    activated(
      [{ kind: 'sacrifice-self' }],
      [
        slot({
          anyOf: [
            { subject: 'permanent', types: ['artifact'] },
            { subject: 'permanent', types: ['enchantment'] },
          ],
        }),
      ],
      { do: 'destroy', what: target() },
    ),
  ]),
]
const looping = () => {
  const game = mainPhase(CARDS, {
    a: { hand: [{ id: 'push', name: 'Push' }], battlefield: [{ id: 'door', name: 'Swing Door' }] },
    b: { battlefield: [{ id: 'seal', name: 'Seal of Rust' }] },
  }).resolve('A', 'push', ['door'])
  for (let passes = 0; game.decision === null && game.state.result === null && passes < 20; passes++) game.passAll()
  return game
}

describe('732.5: nobody has to do anything that would end a loop but what it calls for', () => {
  it('732.5 example 1: who could destroy the artifact by a sacrifice is not made to, and the game is a draw', () => {
    const game = looping()
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'break-loop', player: 'B' })
    game.answer(false)
    expect(game.state.result).toEqual({ kind: 'drawn' })
    expect(game.names('battlefield')).toEqual(['Seal of Rust', 'Swing Door'])
  })

  it('732.5 example 1: who chooses to ends it', () => {
    const game = looping().answer(true)
    game.do({ kind: 'pass-priority', player: 'A' })
    game.do({ kind: 'activate-ability', player: 'B', object: 'seal', targets: [['door']] }).passAll()
    expect(game.names('battlefield')).toEqual([])
    expect(game.state.result).toBeNull()
  })
})
