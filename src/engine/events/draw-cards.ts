import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { replaceEvents } from '../replacement/replace.ts'
import { happen } from './happen.ts'

/**
 * CR 121.2, 121.2a: how many cards are drawn may be changed before any of them is; then they are drawn one at a time, and what
 * replaces one is done before the next (121.6b). CR 121.6c, 614.11b: the cards that were drawn as such, none that came of what
 * replaced a draw.
 */
export const drawCards = (ctx: Context, player: PlayerId, count: number): readonly ObjectId[] => {
  const { events } = replaceEvents(ctx, [{ kind: 'draws', player, count }])
  const final = events.flat().reduce((sum, one) => sum + (one.kind === 'draws' ? one.count : 0), 0)
  const drawn: ObjectId[] = []
  for (let at = 0; at < final; at++) {
    const happened = happen(ctx, [{ kind: 'draw', player }])
    drawn.push(...happened.flatMap((event) => (event.kind === 'draw' && event.object !== null ? [event.object] : [])))
  }
  return drawn
}
