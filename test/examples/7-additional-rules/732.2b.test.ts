import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, defineCreature, slot, spell, target } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Into the Fight', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'rule',
      what: target(),
      rule: { kind: 'requirement', must: { act: 'attack', who: 'self' } },
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
]
const pass = (player: string): Action => ({ kind: 'pass-priority', player })
const PASSES: readonly Action[] = [pass('A'), pass('B')]

describe('732.2b: accepting a shortcut or cutting it short', () => {
  it('732.2b example 1: a turn that is to be passed through is cut short in the beginning of combat, for a spell', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'ox', name: 'Grey Ox' }] },
      b: { hand: [{ id: 'fight', name: 'Into the Fight' }] },
      turn: { step: 'draw' },
    })
    const go: Action = {
      kind: 'shortcut',
      player: 'A',
      sequence: [...PASSES, ...PASSES, ...PASSES, { kind: 'declare-attackers', player: 'A', attackers: [] }, ...PASSES],
    }
    const asked = game.judge(go)
    expect(asked).toMatchObject({ verdict: 'incomplete', decision: { kind: 'accept-shortcut', player: 'B' } })
    const places = asked.verdict === 'incomplete' && 'places' in asked.decision ? asked.decision.places : []
    expect(places).toEqual(expect.arrayContaining([1, 3, 5]))
    game.do({ ...go, answers: { 'shortcut:B': 5 } })
    expect(game.turn).toMatchObject({ step: 'beginning-of-combat', priority: 'B' })
    expect(game.refusal(pass('B'))).toEqual(['loop.shortened-here 732.2c'])
    game.cast('B', 'fight', ['ox']).passAll().passAll()
    expect(game.refusal(game.attackWith())).not.toEqual(['legal'])
    expect(game.refusal(game.attackWith('ox'))).toEqual(['legal'])
  })
})
