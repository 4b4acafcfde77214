import type { PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { happen } from '../events/happen.ts'

/** CR 103.5: how many cards an opening hand has, unless an effect says otherwise. */
export const STARTING_HAND_SIZE = 7

export const drawOpeningHand = (ctx: Context, player: PlayerId): void => {
  for (let drawn = 0; drawn < STARTING_HAND_SIZE; drawn++) happen(ctx, [{ kind: 'draw', player }])
}
