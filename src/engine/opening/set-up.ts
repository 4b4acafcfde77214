import type { CardObject } from '../../core/card-object.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { HiddenZone, Position } from '../../core/position.ts'

export interface GameToSetUp {
  /** In turn order, clockwise. A deck is a number of cards not known, or its cards; the top one first where it is shuffled already. */
  readonly players: readonly {
    readonly id: PlayerId
    readonly deck: HiddenZone
    readonly isShuffled?: boolean | undefined
  }[]
  readonly variant?: string | undefined
  readonly options?: NonNullable<Position['rules']>['options'] | undefined
  /** Who takes the first turn, where the table has settled that. */
  readonly startingPlayer?: PlayerId | undefined
  readonly seed?: string | undefined
  readonly cards?: readonly CardObject[] | undefined
}

/** CR 103.2a, 103.3, 103.4, 119.1, 401.1: sideboards are set aside. The position before anything is shuffled: decks are libraries, and everybody has the starting life total. */
export const setUp = ({ players, variant, options, startingPlayer, seed, cards }: GameToSetUp): Position => ({
  rules: { ...(variant === undefined ? {} : { variant }), ...(options === undefined ? {} : { options }) },
  opening: {
    stage: 'first-player',
    starting: startingPlayer ?? null,
    unshuffled: players
      .filter(({ deck, isShuffled }) => typeof deck !== 'number' && isShuffled !== true)
      .map(({ id }) => id),
    mulligans: {},
    kept: [],
    owing: [],
  },
  turn: { number: 1, active: startingPlayer ?? players[0]?.id ?? '', step: 'untap', priority: null, begun: false },
  players: players.map(({ id, deck }) => ({
    id,
    life: STARTING_LIFE,
    library: deck,
  })),
  ...(seed === undefined ? {} : { seed }),
  ...(cards === undefined ? {} : { cards }),
})

/** CR 103.4: of the variants so far. */
export const STARTING_LIFE = 20
