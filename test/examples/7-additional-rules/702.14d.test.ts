import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, defineCreature } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Frost Stalker', '{2}', 'Elf', '3/2', [
    {
      kind: 'keyword',
      keyword: 'landwalk',
      name: 'snow forestwalk',
      land: { subject: 'permanent', types: ['land'], subtypes: ['Forest'], supertypes: ['snow'] },
    },
  ]),
  defineCard('White Woods', '', 'Basic Snow Land — Forest'),
]

describe('702.14d: landwalk abilities do not cancel each other out', () => {
  it('702.14d example 1: one with snow forestwalk cannot be blocked by another where there is a snow Forest, and can with none', () => {
    const blocking = (land: string) => {
      const game = mainPhase(CARDS, {
        a: { battlefield: [{ id: 'ours', name: 'Frost Stalker' }] },
        b: { battlefield: [{ id: 'theirs', name: 'Frost Stalker' }, land] },
      })
      game.passTo('beginning-of-combat').passAll().attack('ours').passAll()
      if (game.decision === null) return 'no blocker'
      return game.refusal(game.blockWith({ theirs: 'ours' })).join()
    }
    expect(blocking('White Woods')).toMatch(/^no blocker$|landwalk/)
    expect(blocking('Forest')).toBe('legal')
  })
})
