import { describe, expect, it } from 'vitest'
import type { CardDefinition, Gap } from '../../../src/core/card.ts'
import { defineCard, spell } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const WORDS: Gap = {
  card: 'Odd Shrine',
  text: 'When you control no Islands, hum.',
  span: [0, 33],
  reason: 'not understood',
  scope: 'triggered',
  event: {
    on: 'state',
    condition: {
      kind: 'not',
      not: {
        kind: 'controls',
        who: { ref: 'you' },
        filter: { subject: 'permanent', subtypes: ['Island'], controller: 'you' },
      },
    },
  },
}
const CARDS: readonly CardDefinition[] = [
  { ...defineCard('Odd Shrine', '{1}', 'Enchantment'), gaps: [WORDS] },
  defineCard('Break Ground', '{R}', 'Instant', [
    spell([{ id: 'target', filter: { subject: 'permanent', types: ['land'] }, min: 1, max: 1 }], {
      do: 'destroy',
      what: { ref: 'target', id: 'target' },
    }),
  ]),
]

describe('CR 603.8: an ability of which only the state it triggers on is understood', () => {
  const game = () =>
    mainPhase(CARDS, {
      a: {
        mana: '{R}',
        hand: [{ id: 'break', name: 'Break Ground' }],
        battlefield: [
          { id: 'shrine', name: 'Odd Shrine' },
          { id: 'isle', name: 'Island' },
        ],
      },
    })

  it('603.8: stops nothing while the state is not there', () => {
    expect(game().judge({ kind: 'pass-priority', player: 'A' }).verdict).toBe('legal')
  })

  it('603.8: is answered as not supported once it is', () => {
    const verdict = game().cast('A', 'break', ['isle']).judge({ kind: 'pass-all' })
    expect(verdict).toMatchObject({ verdict: 'unsupported', gaps: [{ card: 'Odd Shrine' }] })
  })
})
