import { describe, expect, it } from 'vitest'
import { ANY_TARGET, damages, defineCard, slot, spell, target, token } from '../../support/define-card.ts'
import { settled, unsettled } from './settled.ts'

const jab = defineCard('Jab', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(1))])
const send = defineCard('Send Off', '{W}', 'Instant', [
  spell([slot({ subject: 'permanent', types: ['creature'] })], { do: 'exile', what: target() }),
])

describe('CR 704.5d–e: what ceases to exist', () => {
  it('704.5d: a token that left the battlefield', () => {
    const game = unsettled(
      [jab, send],
      { mana: '{W}', hand: [{ id: 'send', name: 'Send Off' }] },
      { battlefield: [{ id: 'soldier', token: token('Soldier', 1) }] },
    )
    expect(game.names('battlefield')).toEqual(['Soldier Token'])
    game.resolve('A', 'send', ['soldier'])
    expect(game.trail).toContain('704.5d')
    expect(Object.values(game.state.objects).filter(({ substance }) => substance.kind === 'token')).toEqual([])
    expect(game.names('exile')).toEqual([])
  })

  it('704.5d: not a token that stays', () => {
    const game = settled([jab, send], { battlefield: [{ id: 'soldier', token: token('Soldier', 1) }] })
    expect(game.names('battlefield')).toEqual(['Soldier Token'])
    expect(game.trail).not.toContain('704.5d')
  })

  it('704.5e, 707.10a: a copy of a spell off the stack, as it resolves', () => {
    const game = unsettled(
      [jab, send],
      {},
      {},
      { stack: [{ id: 'copy', name: 'Jab', copy: true, controller: 'A', targets: [['B']] }] },
    )
    game.passAll()
    expect(game.player('B').life).toBe(19)
    expect(Object.values(game.state.objects).filter(({ substance }) => substance.kind === 'copy')).toEqual([])
  })
})
