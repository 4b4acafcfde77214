/** CR 705.1: the two sides of a coin. */
export const COIN_SIDES = ['heads', 'tails'] as const
export type CoinSide = (typeof COIN_SIDES)[number]

/** CR 705.2: what came of a flip: for who flipped and called it, or for the coin alone. */
export const FLIP_OUTCOMES = ['won', 'lost', ...COIN_SIDES] as const
export type FlipOutcome = (typeof FLIP_OUTCOMES)[number]

/** CR 706.1a: more sides than any die has. */
export const MOST_SIDES = 1000

/** CR 706.2: one die as it came up and as it counts. */
export interface Roll {
  readonly natural: number
  readonly result: number
}
