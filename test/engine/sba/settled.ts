import type { CardDefinition } from '../../../src/core/card.ts'
import type { Position, PositionPlayer } from '../../../src/core/position.ts'
import { shelf } from '../../support/define-card.ts'
import { Game } from '../game.ts'

export type Side = Omit<PositionPlayer, 'id'>

/** The game just after a player passed, and so after state-based actions were checked (117.5). */
export const settled = (cards: readonly CardDefinition[], a: Side, b: Side = {}, more: Partial<Position> = {}): Game =>
  unsettled(cards, a, b, more).pass()

export const unsettled = (
  cards: readonly CardDefinition[],
  a: Side,
  b: Side = {},
  more: Partial<Position> = {},
): Game =>
  Game.at(
    {
      turn: { number: 3, active: 'A', step: 'precombat-main' },
      players: [
        { id: 'A', library: 10, ...a },
        { id: 'B', library: 10, ...b },
      ],
      ...more,
    },
    shelf(cards),
  )
