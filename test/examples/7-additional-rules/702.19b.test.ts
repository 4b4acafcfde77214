import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCreature, keyword, protectionFrom } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Green Boar', '{4}{G}', 'Boar', '6/6', [keyword('trample')]),
  defineCreature('Leaf Ward', '{W}', 'Human', '2/2', [protectionFrom('G')]),
]

describe('702.19b: what trample must assign to a blocker', () => {
  it('702.19b example 2: lethal damage although protection will prevent it, and the rest as its controller likes', () => {
    const blocked = () =>
      mainPhase(CARDS, {
        a: { battlefield: [{ id: 'boar', name: 'Green Boar' }] },
        b: { battlefield: [{ id: 'ward', name: 'Leaf Ward' }] },
      })
        .passTo('beginning-of-combat')
        .passAll()
        .attack('boar')
        .passAll()
        .block({ ward: 'boar' })
        .passAll()
    const assigning = (division: Readonly<Record<string, number>>) => ({
      kind: 'choose' as const,
      player: 'A',
      answer: division,
    })
    expect(blocked().refusal(assigning({ ward: 1, B: 5 }))).toEqual(['damage.not-lethal-before-trample 702.19b'])
    const most = blocked().do(assigning({ ward: 2, B: 4 }))
    expect(most.player('B').life).toBe(16)
    expect(most.object('ward').damage).toBe(0)
    expect(
      blocked()
        .do(assigning({ ward: 6, B: 0 }))
        .player('B').life,
    ).toBe(20)
  })
})
