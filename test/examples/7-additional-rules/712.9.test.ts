import { expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { all, CREATURE, defineCard, defineCreature, slot, spell, target } from '../../support/define-card.ts'

const CARDS = [
  {
    ...defineCreature('Reed Outlaw', '{2}{R}', 'Human', '2/2'),
    back: { layout: 'transforming' as const, face: defineCreature('Reed Terror', '', 'Werewolf', '3/3') },
  },
  defineCreature('Trim Guard', '{W}', 'Human', '2/1'),
  defineCard('Reshape', '{0}', 'Instant', [
    spell([slot(CREATURE, 'a'), slot(CREATURE, 'b')], { do: 'become-copy', what: target('a'), of: target('b') }),
  ]),
  defineCard('Damp Moon', '{0}', 'Instant', [
    spell([], { do: 'transform', what: all({ subject: 'permanent', subtypes: ['Human'] }) }),
  ]),
]

it('712.9 example 2: a double-faced card that is a copy of another transforms, and is that copy all the same', () => {
  const game = mainPhase(CARDS, {
    a: {
      hand: ['Reshape', 'Damp Moon'].map((name) => ({ id: name, name })),
      battlefield: [{ id: 'outlaw', name: 'Reed Outlaw' }],
    },
    b: { battlefield: [{ id: 'guard', name: 'Trim Guard' }] },
  })
  game.resolve('A', 'Reshape', ['outlaw'], ['guard'])
  expect(game.traits('outlaw').name).toBe('Trim Guard')
  game.resolve('A', 'Damp Moon')
  expect(game.object('outlaw').marks?.back).toBe(true)
  expect(game.object('guard').marks?.back).toBeUndefined()
  expect(game.traits('outlaw').name).toBe('Trim Guard')
  expect(game.size('outlaw')).toBe('2/1')
})
