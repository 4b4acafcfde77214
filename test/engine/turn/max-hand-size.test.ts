import { expect, it } from 'vitest'
import { CREATURE, continuous, defineCard, defineCreature, fixedRule } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const sized = (size: 'none' | number) => fixedRule({ kind: 'max-hand-size', who: 'you', size })
const CARDS = [
  defineCard('Wide Shelf', '{1}', 'Artifact', [sized('none')]),
  defineCard('Narrow Shelf', '{1}', 'Artifact', [sized(2)]),
  defineCreature('Shelf Keeper', '{1}', 'Golem', '1/1', [sized('none')]),
  defineCard('Quiet', '{1}', 'Enchantment', [continuous(CREATURE, { kind: 'remove-all-abilities' })]),
  defineCard('Gift', '{1}', 'Enchantment', [continuous(CREATURE, { kind: 'add-ability', ability: sized(3) })]),
  defineCard('Page', '{1}', 'Sorcery'),
]
const discards = (battlefield: readonly object[], more: object = {}): number | null => {
  const hand = Array.from({ length: 9 }, (_, i) => ({ id: `page-${i}`, name: 'Page' }))
  const game = mainPhase(CARDS, { a: { battlefield: battlefield as never, hand }, turn: { step: 'end' }, more })
  game.passAll()
  const { decision } = game
  return decision?.kind === 'choose-objects' ? decision.min : null
}

it.each([
  ['nothing said: seven', [], 2],
  ['taken away', [{ name: 'Wide Shelf' }], null],
  [
    'of two the newer: a number',
    [
      { name: 'Wide Shelf', timestamp: 1 },
      { name: 'Narrow Shelf', timestamp: 2 },
    ],
    7,
  ],
  [
    'of two the newer: none',
    [
      { name: 'Wide Shelf', timestamp: 3 },
      { name: 'Narrow Shelf', timestamp: 2 },
    ],
    null,
  ],
  [
    'a granted ability is as new as what grants it (613.7a)',
    [
      { name: 'Shelf Keeper', timestamp: 1 },
      { name: 'Narrow Shelf', timestamp: 2 },
      { name: 'Gift', timestamp: 4 },
    ],
    6,
  ],
  [
    'after all characteristics are known: an ability that was lost says nothing',
    [{ name: 'Shelf Keeper' }, { name: 'Quiet' }],
    2,
  ],
])('CR 613.11, 402.2: maximum hand size: %s', (_, battlefield, expected) => {
  expect(discards(battlefield)).toBe(expected)
})

it('CR 613.11: an effect of a resolved spell stands among them by its timestamp', () => {
  const effect = (timestamp: number) => ({
    effects: [
      {
        id: 'effect-1',
        source: 'gone',
        controller: 'A',
        objects: ['A'],
        rule: { kind: 'restriction', cant: { act: 'have-max-hand-size', who: 'you' } },
        duration: 'indefinite',
        timestamp,
        turn: 1,
      },
    ],
  })
  const shelf = [{ name: 'Narrow Shelf', timestamp: 5 }]
  expect([discards(shelf, effect(4)), discards(shelf, effect(6))]).toEqual([7, null])
})
