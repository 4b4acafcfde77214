import { expect, it } from 'vitest'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, slot, spell, target } from '../../support/define-card.ts'

it('205.3c example 1: Forest goes with land and Dryad with creature, as one sees when only creature types change', () => {
  const CARDS = [
    defineCard('Wandering Copse', '', 'Land Creature — Forest Dryad', [], { size: '1/1' }),
    defineCard('Frog Song', '{G}', 'Instant', [
      spell([slot(CREATURE)], {
        do: 'continuous',
        what: target(),
        modifications: [{ kind: 'types', set: true, subtypes: ['Frog'] }],
        duration: 'end-of-turn',
      }),
    ]),
  ]
  const game = mainPhase(CARDS, {
    a: {
      battlefield: [...lands('Forest'), { id: 'copse', name: 'Wandering Copse' }],
      hand: [{ id: 'song', name: 'Frog Song' }],
    },
  })
  expect(game.traits('copse').subtypes).toEqual(['Forest', 'Dryad'])
  game.resolve('A', 'song', ['copse'])
  expect(game.traits('copse')).toMatchObject({ types: ['land', 'creature'], subtypes: ['Forest', 'Frog'] })
  expect(game.refusal({ kind: 'activate-ability', player: 'A', object: 'copse', ability: 0 })).toEqual(['legal'])
})
