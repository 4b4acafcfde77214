import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { all, CREATURE, defineCard, defineCreature, replaces, spell } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Iron Colossus', '{8}', 'Golem', '8/8', [
    replaces({
      kind: 'redirect-zone',
      what: 'self',
      to: 'graveyard',
      instead: 'library',
      reveal: true,
    }),
  ]),
  defineCreature('Restless Hand', '{1}{B}', 'Zombie', '2/2', [
    replaces({
      kind: 'redirect-zone',
      what: 'self',
      from: 'battlefield',
      to: 'graveyard',
      instead: 'library',
      position: 'top',
    }),
  ]),
  defineCard('Ruin', '{0}', 'Sorcery', [spell([], { do: 'destroy', what: all(CREATURE) })]),
  ...'abcdefghij'.split('').map((letter) => defineCard(`Card ${letter}`, '{9}', 'Artifact')),
]

describe('701.24g: shuffling a library while something is put into a certain place of it', () => {
  it('701.24g example 1: of two creatures that die together one is shuffled in and the other is on top', () => {
    const library = 'abcdefghij'.split('').map((letter) => `Card ${letter}`)
    const tops = ['oak', 'elm', 'ash', 'fir'].flatMap((seed) =>
      [
        ['Iron Colossus', 'Restless Hand'],
        ['Restless Hand', 'Iron Colossus'],
      ].map((battlefield) => {
        const game = mainPhase(CARDS, {
          a: { hand: [{ id: 'ruin', name: 'Ruin' }] },
          b: { library, battlefield },
          more: { seed },
        }).resolve('A', 'ruin')
        const names = game.player('B').library.map((id) => game.traits(id).name)
        expect(names.toSorted()).toEqual([...library, 'Iron Colossus', 'Restless Hand'])
        expect(game.events).toContainEqual({ kind: 'shuffled', player: 'B' })
        return names
      }),
    )
    expect(tops.map(([first]) => first)).toEqual(Array.from({ length: 8 }, () => 'Restless Hand'))
    expect(new Set(tops.map((names) => names.indexOf('Iron Colossus'))).size).toBeGreaterThan(1)
  })
})
