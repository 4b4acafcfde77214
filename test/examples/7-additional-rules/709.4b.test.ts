import { expect, it } from 'vitest'
import { joinHalves } from '../../../src/compiler/index.ts'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { defineCard, gainsLife, spell } from '../../support/define-card.ts'

const CARDS = [
  joinHalves(
    defineCard('Jab', '{R}', 'Instant', [spell([], gainsLife(1))]),
    defineCard('Charge', '{3}{G}', 'Sorcery', [spell([], gainsLife(2))]),
  ),
  joinHalves(
    defineCard('Spark', '{1}{R}', 'Instant', [spell([], gainsLife(1))]),
    defineCard('Frost', '{1}{U}', 'Instant', [spell([], gainsLife(2))]),
  ),
]

it('709.4b example 1: the card has both costs, both colours and their mana value; one half cast has only its own', () => {
  const hand = [{ id: 'card', name: 'Jab // Charge' }]
  const game = mainPhase(CARDS, { a: { hand, battlefield: lands('Mountain') } })
  expect(game.traits('card')).toMatchObject({ colors: ['R', 'G'], manaValue: 5 })
  expect(game.traits('card').manaCost?.toSorted()).toEqual(['3', 'G', 'R'])
  game.do({ kind: 'cast-spell', player: 'A', object: 'card', face: 'left' })
  expect(game.traits(game.turn.stack[0]!)).toMatchObject({ colors: ['R'], manaValue: 1 })
})

it('709.4b example 2: the generic mana of both halves adds up to 2, and is two symbols all the same', () => {
  const game = mainPhase(CARDS, { a: { hand: [{ id: 'card', name: 'Spark // Frost' }] } })
  expect(game.traits('card').manaValue).toBe(4)
  expect(game.traits('card').manaCost?.filter((symbol) => symbol === '1')).toHaveLength(2)
})
