import type { CardDefinition } from '../../src/core/card.ts'
import type { Position, PositionPlayer, PositionTurn } from '../../src/core/position.ts'
import { defineCard, shelf } from '../support/define-card.ts'
import { Game } from './game.ts'

const BASICS = (
  [
    ['Plains', 'Plains'],
    ['Island', 'Island'],
    ['Swamp', 'Swamp'],
    ['Mountain', 'Mountain'],
    ['Forest', 'Forest'],
  ] as const
).map(([name, type]) => defineCard(name, '', `Basic Land — ${type}`))

interface Setting {
  readonly a?: Omit<PositionPlayer, 'id'>
  readonly b?: Omit<PositionPlayer, 'id'>
  readonly turn?: Partial<PositionTurn>
  readonly more?: Partial<Position>
}

/** A game in A's first main phase, with the basic lands and the cards given. */
export const mainPhase = (cards: readonly CardDefinition[], { a = {}, b = {}, turn = {}, more = {} }: Setting): Game =>
  Game.at(
    {
      turn: { number: 3, active: 'A', step: 'precombat-main', ...turn },
      players: [
        { id: 'A', library: 20, ...a },
        { id: 'B', library: 20, ...b },
      ],
      ...more,
    },
    shelf([...BASICS, ...cards]),
  )

/** As many untapped basic lands of these names. */
export const lands = (...names: readonly string[]): readonly { readonly id: string; readonly name: string }[] =>
  names.map((name, i) => ({ id: `${name.toLowerCase()}-${i + 1}`, name }))
