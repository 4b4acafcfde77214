import { expect, it } from 'vitest'
import { YOU } from '../../../src/core/ref.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, fixedRule, spell } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Open Atlas', '{2}', 'Artifact', [
    fixedRule({
      kind: 'reveal-as-drawn',
      what: 'any',
      must: true,
      only: { types: ['land'], supertypes: ['basic'] },
      effects: [{ do: 'reflexive-trigger', targets: [], effects: [{ do: 'draw', who: YOU, amount: 1 }] }],
    }),
  ]),
  defineCard('Study', '{0}', 'Sorcery', [spell([], { do: 'draw', who: YOU, amount: 1 })]),
]
const game = (...library: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      hand: [
        { id: 'study', name: 'Study' },
        { id: 'again', name: 'Study' },
      ],
      battlefield: [{ id: 'atlas', name: 'Open Atlas' }],
      library: library.map((name, i) => ({ id: `card-${i}`, name })),
    },
  })

it('603.11 example 1: the first card drawn in a turn is revealed, and a basic land that is revealed so draws a card', () => {
  const played = game('Forest', 'Forest', 'Forest', 'Forest').resolve('A', 'study')
  expect(played.events.filter(({ kind }) => kind === 'revealed')).toHaveLength(1)
  expect(played.names('stack')).toEqual(['Open Atlas'])
  // The second one is a basic land too, but nothing reveals it.
  expect(played.passAll().names('stack')).toEqual([])
  expect(played.names('hand', 'A')).toEqual(['Forest', 'Forest', 'Study'])
  const other = game('Study', 'Forest', 'Forest').resolve('A', 'study')
  expect(other.events.filter(({ kind }) => kind === 'revealed')).toHaveLength(1)
  expect(other.names('stack')).toEqual([])
  expect(other.resolve('A', 'again').names('stack')).toEqual([])
})
