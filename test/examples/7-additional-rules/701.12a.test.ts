import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, defineCreature, slot, spell, target } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Fair Trade', '{0}', 'Sorcery', [
    spell([{ id: 'target', filter: CREATURE, min: 2, max: 2 }], { do: 'exchange-control', what: target() }),
  ]),
  defineCard('Cut Down', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
  defineCreature('Grey Cub', '{2}', 'Cat', '2/2'),
]
const traded = () =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'trade', name: 'Fair Trade' }], battlefield: [{ id: 'ox', name: 'Grey Ox' }] },
    b: { hand: [{ id: 'cut', name: 'Cut Down' }], battlefield: [{ id: 'cub', name: 'Grey Cub' }] },
  }).cast('A', 'trade', ['ox', 'cub'])

describe('701.12a: an exchange is made in full or not at all', () => {
  it('701.12a example 1: with one of the two creatures destroyed nothing happens to the other', () => {
    const game = traded().pass().cast('B', 'cut', ['cub']).passAll().passAll()
    expect(game.names('graveyard', 'B')).toEqual(['Cut Down', 'Grey Cub'])
    expect(game.traits('ox').controller).toBe('A')
    expect(game.state.effects).toEqual([])
  })

  it('701.12a example 1: with both there each player has the other’s', () => {
    const game = traded().passAll()
    expect([game.traits('ox').controller, game.traits('cub').controller]).toEqual(['B', 'A'])
  })
})
