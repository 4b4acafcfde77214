import type { ObjectId } from '../../core/ids.ts'
import type { State } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { patchState, record } from '../events/commit.ts'
import { beginNewGame, carriedOver } from '../opening/new-game.ts'
import { inReadingOrder } from '../position/reading-order.ts'
import { pickAtRandom } from '../random.ts'
import type { Env } from '../refs/env.ts'
import { livingPlayers, mainTurn } from '../seats.ts'

/**
 * CR 729.1a, 729.2: the game is discontinued, and another begins with zones of its own: each player’s library becomes their deck,
 * and chance says who goes first. CR 729.1b, 729.4, 729.4b: all else of the main game, counters of players too, stays there and is
 * outside the subgame; which cards could be brought in from there is not known to it (400.11b stops where one would be), so
 * that nothing leaves the main game meanwhile (729.4a). CR 729.6: a subgame may begin in a subgame.
 */
export const beginSubgame = (ctx: Context, env: Env): void => {
  const { state } = ctx
  const seats = livingPlayers(state)
  const [first] = pickAtRandom(ctx, seats, 1)
  const decks = seats
    .flatMap((player) => state.players[player]!.library)
    .map((id) => carriedOver(state.objects[id]!, 'library', (taken) => state.objects[taken] !== undefined))
  const main = withoutLibraries(ctx, { object: resolving(ctx, env), unfinished: [] })
  record(ctx, { kind: 'subgame-began', player: first! })
  cite(ctx, '729.2', { player: first! })
  beginNewGame(ctx, { first: first!, seats, objects: decks, outside: () => undefined })
  patchState(ctx, { main })
  ctx.leaving = 'subgame'
}

/** The spell or ability whose instructions are being followed, while it is on the stack. */
const resolving = (ctx: Context, { source, facts }: Env): ObjectId | null => {
  const top = mainTurn(ctx.state).stack.at(-1)
  if (facts === null || top === undefined) return null
  return top === source || ctx.state.objects[top]?.onStack?.source === source ? top : null
}

const withoutLibraries = (ctx: Context, resuming: State['resuming'] & object): State => {
  const { state } = ctx
  const moved = new Set(Object.values(state.players).flatMap(({ library }) => library))
  return inReadingOrder({
    ...state,
    players: Object.fromEntries(Object.entries(state.players).map(([id, player]) => [id, { ...player, library: [] }])),
    objects: Object.fromEntries(Object.entries(state.objects).filter(([id]) => !moved.has(id))),
    resuming,
  })
}
