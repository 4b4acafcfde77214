import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Zone } from '../../core/zone.ts'
import type { Context } from '../context.ts'
import { turnOf } from '../seats.ts'
import { patchPlayer, patchState, patchTurn } from './commit.ts'

/** Where in a library; `shuffled`: anywhere, since it is shuffled once all is there (`events/shuffled-into.ts`). */
export type Position = 'top' | 'bottom' | 'shuffled' | { readonly fromTop: number }

/** Takes an id out of the list of its zone. */
export const leaveZone = (ctx: Context, id: ObjectId, zone: Zone, owner: PlayerId): void => {
  const without = (ids: readonly ObjectId[]): readonly ObjectId[] => ids.filter((other) => other !== id)
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
      return patchPlayer(ctx, owner, { [zone]: without(ctx.state.players[owner]![zone]) })
    case 'battlefield':
    case 'exile':
    case 'command':
      return patchState(ctx, { [zone]: without(ctx.state[zone]) })
    case 'stack':
      for (const turn of ctx.state.turns) {
        if (turn.stack.includes(id)) patchTurn(ctx, turn, { stack: without(turn.stack) })
      }
      return
    case 'ante':
      return
  }
}

/**
 * CR 400.5: puts an id into the list of a zone, the order of which nothing else changes. `library[0]` is its top; the last of a graveyard or stack is the top (CR 404.2).
 */
export const enterZone = (
  ctx: Context,
  id: ObjectId,
  zone: Zone,
  owner: PlayerId,
  controller: PlayerId,
  position: Position = 'top',
): void => {
  switch (zone) {
    case 'library':
      return patchPlayer(ctx, owner, { library: inserted(ctx.state.players[owner]!.library, id, position) })
    case 'hand':
    case 'graveyard':
      return patchPlayer(ctx, owner, { [zone]: [...ctx.state.players[owner]![zone], id] })
    case 'battlefield':
    case 'exile':
    case 'command':
      return patchState(ctx, { [zone]: [...ctx.state[zone], id] })
    case 'stack': {
      const turn = turnOf(ctx.state, controller)
      patchTurn(ctx, turn, { stack: [...turn.stack, id] })
      return
    }
    case 'ante':
      return
  }
}

/** CR 401.7: as the Nth card from the top; of a library with fewer, as the last. */
export const inserted = (library: readonly ObjectId[], id: ObjectId, position: Position): readonly ObjectId[] => {
  if (position === 'bottom') return [...library, id]
  const at = position === 'top' || position === 'shuffled' ? 0 : Math.min(position.fromTop - 1, library.length)
  return [...library.slice(0, at), id, ...library.slice(at)]
}
