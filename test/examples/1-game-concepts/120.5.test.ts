import { expect, it } from 'vitest'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { ANY_TARGET, damages, defineCard, defineCreature, slot, spell } from '../../support/define-card.ts'

it('120.5 example 1: neither the damage nor its source destroys a creature; the state of the game does', () => {
  const CARDS = [
    defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
    defineCreature('Dune Cub', '{1}{W}', 'Cat', '2/2'),
  ]
  const game = mainPhase(CARDS, {
    a: { battlefield: lands('Mountain'), hand: [{ id: 'bolt', name: 'Ash Bolt' }] },
    b: { battlefield: [{ id: 'cub', name: 'Dune Cub' }] },
  }).resolve('A', 'bolt', ['cub'])
  const kinds = game.events.flatMap((event) =>
    event.kind === 'damage' || event.kind === 'resolved' || (event.kind === 'zone-change' && event.object === 'cub')
      ? [event.kind]
      : [],
  )
  expect(kinds).toEqual(['damage', 'resolved', 'zone-change'])
  expect(game.trail).toContain('704.5g')
  expect(game.names('graveyard', 'B')).toEqual(['Dune Cub'])
})
