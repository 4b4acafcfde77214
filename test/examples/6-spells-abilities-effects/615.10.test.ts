import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { all, CREATURE, damages, defineCard, defineCreature, replaces, spell } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Daunting Abbot', '{4}{W}', 'Human Cleric', '3/9', [
    replaces({
      kind: 'prevent-damage',
      to: { ...CREATURE, subtypes: ['Cleric'], controller: 'you' },
      amount: 1,
    }),
  ]),
  defineCreature('Novice', '{W}', 'Human Cleric', '1/9'),
  defineCreature('Squire', '{W}', 'Human Soldier', '1/9'),
  defineCard('Ring of Flame', '{0}', 'Sorcery', [spell([], damages(2, all(CREATURE)))]),
]

describe('615.10: prevention of some of the damage by a static ability', () => {
  it('615.10 example 1: one of it is prevented for each creature meant, anew each time', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'ring', name: 'Ring of Flame' },
          { id: 'again', name: 'Ring of Flame' },
        ],
        battlefield: ['Daunting Abbot', 'Novice', 'Squire'].map((name) => ({ id: name, name })),
      },
      b: { battlefield: [{ id: 'theirs', name: 'Novice' }] },
    })
    const marked = () => ['Daunting Abbot', 'Novice', 'Squire', 'theirs'].map((id) => game.object(id).damage)
    game.resolve('A', 'ring')
    expect(marked()).toEqual([1, 1, 2, 2])
    game.resolve('A', 'again')
    expect(marked()).toEqual([2, 2, 4, 4])
  })
})
