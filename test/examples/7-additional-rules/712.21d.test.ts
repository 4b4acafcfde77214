import { expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { MELD_CARDS } from '../../engine/merging/meld-cards.ts'
import { defineCard, replaces } from '../../support/define-card.ts'

const CARDS = [
  ...MELD_CARDS,
  defineCard('Void Line', '{2}{B}', 'Enchantment', [
    replaces({
      kind: 'redirect-zone',
      what: { subject: 'card', owner: 'opponent' },
      to: 'graveyard',
      instead: 'exile',
    }),
  ]),
  defineCard('Deep Line', '{2}{W}', 'Enchantment', [
    replaces({
      kind: 'redirect-zone',
      what: { subject: 'card', owner: 'you' },
      to: 'graveyard',
      instead: 'library',
      position: 'bottom',
      reveal: true,
    }),
  ]),
]

it('712.21d example 1: of two effects that move its cards elsewhere the one its controller chooses moves both', () => {
  const game = mainPhase(CARDS, {
    a: { hand: [{ id: 'slay', name: 'Slay' }], battlefield: [{ id: 'void', name: 'Void Line' }] },
    b: {
      library: 3,
      battlefield: [
        { id: 'deep', name: 'Deep Line' },
        { id: 'claw', melded: ['Left Claw', 'Right Claw'] },
      ],
    },
  })
  game.resolve('A', 'slay', ['claw'])
  expect(game.decision).toMatchObject({ kind: 'choose-option', player: 'B', rule: '616.1' })
  game.answer('static:deep:0')
  expect(game.decision).toMatchObject({ kind: 'order', player: 'B', rule: '712.21a' })
  game.answer((game.decision as { readonly options: readonly string[] }).options)
  expect(game.names('exile')).toEqual([])
  expect(game.player('B').library).toHaveLength(5)
  expect(
    game
      .player('B')
      .library.slice(3)
      .map((id) => game.traits(id).name),
  ).toEqual(['Left Claw', 'Right Claw'])
})
