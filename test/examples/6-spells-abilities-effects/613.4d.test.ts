import { describe, expect, it } from 'vitest'
import type { Modification } from '../../../src/core/modification.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, defineCreature, slot, spell, target } from '../../support/define-card.ts'

const lasting = (name: string, modification: Modification, duration: 'end-of-turn' | 'end-of-combat' = 'end-of-turn') =>
  defineCard(name, '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'continuous', what: target(), modifications: [modification], duration }),
  ])
const CARDS = [
  defineCreature('Lean Crab', '{1}', 'Crab', '1/3'),
  lasting('Thicken', { kind: 'modify-power-toughness', power: 0, toughness: 1 }),
  lasting('Thicken Briefly', { kind: 'modify-power-toughness', power: 0, toughness: 1 }, 'end-of-combat'),
  lasting('Sharpen', { kind: 'modify-power-toughness', power: 5, toughness: 0 }),
  lasting('Turn About', { kind: 'switch-power-toughness' }),
]
const casting = (...spells: readonly string[]) => {
  const hand = spells.map((name, i) => ({ id: `s${i}`, name }))
  const game = mainPhase(CARDS, { a: { hand, battlefield: [{ id: 'crab', name: 'Lean Crab' }] } })
  for (const { id } of hand) game.resolve('A', id, ['crab'])
  return game
}

describe('613.4d: switching power and toughness comes last', () => {
  it('613.4d example 1: what is added after the switch is added before it is switched', () => {
    expect(casting('Thicken', 'Turn About').size('crab')).toBe('4/1')
    expect(casting('Thicken', 'Turn About', 'Sharpen').size('crab')).toBe('4/6')
  })

  it('613.4d example 2: when what was added first ends first, the rest stays switched', () => {
    const game = casting('Thicken Briefly', 'Turn About')
    expect(game.size('crab')).toBe('4/1')
    game.passTo('postcombat-main')
    expect(game.size('crab')).toBe('3/1')
  })

  it('613.4d example 3: two switches undo each other', () => {
    expect(casting('Thicken', 'Turn About', 'Turn About').size('crab')).toBe('1/4')
  })
})
