import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { CREATURE, damages, defineCreature, gainsLife, slot, target, triggered } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const enters = { on: 'enters', what: 'self' } as const
const modal: Ability = {
  kind: 'triggered',
  event: enters,
  body: {
    kind: 'modal',
    min: 1,
    max: 1,
    modes: [
      { targets: [slot({ ...CREATURE, other: true }, 'hurt')], effects: [{ do: 'destroy', what: target('hurt') }] },
      { targets: [], effects: [gainsLife(2)] },
    ],
  },
}
const other = { ...CREATURE, other: true }
const CARDS = [
  defineCreature('Crier', '{0}', 'Goblin', '2/1', [triggered(enters, [damages(1)], { targets: [slot(other)] })]),
  defineCreature('Chooser', '{0}', 'Goblin', '2/1', [modal]),
  defineCreature('Ox', '{2}{G}', 'Ox', '3/3'),
]
const hand = [
  { id: 'crier', name: 'Crier' },
  { id: 'chooser', name: 'Chooser' },
]
const ox = (id: string) => ({ id, name: 'Ox' })
const game = (...battlefield: readonly { id: string; name: string }[]) => mainPhase(CARDS, { a: { hand, battlefield } })

describe('CR 603.3c–d: targets and modes of abilities that trigger', () => {
  it('are asked for as the ability is put on the stack', () => {
    const played = game(ox('one'), ox('two')).resolve('A', 'crier')
    expect(played.decision).toMatchObject({
      kind: 'choose-targets',
      rule: '603.3d',
      player: 'A',
      options: ['one', 'two'],
    })
    played.answer(['two'])
    expect(played.passAll().object('two').damage).toBe(1)
  })

  it('are made if there is one', () => {
    const played = game(ox('one')).resolve('A', 'crier')
    expect(played.decision).toBeNull()
    expect(played.object(played.turn.stack[0]!).onStack?.targets).toEqual([
      { slot: 'target', mode: 0, chosen: ['one'] },
    ])
  })

  it('without any the ability is removed', () => {
    const played = game().resolve('A', 'crier')
    expect(played.turn.stack).toEqual([])
    expect(played.events).toContainEqual(
      expect.objectContaining({ kind: 'trigger-removed', reason: 'no-legal-target' }),
    )
  })

  it('a mode without a target is not offered', () => {
    const played = game().resolve('A', 'chooser')
    expect(played.object(played.turn.stack[0]!).onStack?.modes).toEqual([1])
    expect(game(ox('one')).resolve('A', 'chooser').decision).toMatchObject({ kind: 'choose-modes', options: [0, 1] })
  })
})
