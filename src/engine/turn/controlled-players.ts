import type { Made } from '../../core/action.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { State, Turn } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { patchState } from '../events/commit.ts'

/** CR 723.1, 723.1a: from the next turn they take on; what was to control them then no longer does. */
export const controlNextTurn = (ctx: Context, player: PlayerId, by: PlayerId): void => {
  const others = ctx.state.controlled.filter((one) => one.player !== player || one.turn !== null)
  cite(ctx, '723.1', { player, by })
  patchState(ctx, { controlled: [...others, { player, by, turn: null }] })
}

/** CR 723.1, 723.1b: it begins with the turn that the player really takes. */
export const beginControl = (ctx: Context, turn: Turn): void => {
  const { controlled } = ctx.state
  if (controlled.every((one) => one.turn !== null || !turn.active.includes(one.player))) return
  const begun = controlled.map((one) =>
    one.turn === null && turn.active.includes(one.player) ? { ...one, turn: turn.number } : one,
  )
  patchState(ctx, { controlled: begun })
}

/** CR 723.1: it lasts until the next turn begins. */
export const endControl = (ctx: Context, turn: Turn): void => {
  const controlled = ctx.state.controlled.filter((one) => one.turn !== turn.number)
  if (controlled.length < ctx.state.controlled.length) patchState(ctx, { controlled })
}

/** CR 723.5, 723.9: who makes a player's choices: another who controls that player, or the player. */
export const deciderFor = ({ controlled, players }: State, player: PlayerId): PlayerId => {
  const by = controlled.findLast((one) => one.player === player && one.turn !== null)?.by
  return by === undefined || players[by]?.lost !== false ? player : by
}

/** CR 723.5: what an action of a player says of who makes it: nothing where that is the player. */
export const madeBy = (state: State, player: PlayerId): Made => {
  const decider = deciderFor(state, player)
  return decider === player ? {} : { decider }
}

/** CR 723.4: the players whose cards somebody sees as they see their own. */
export const seenBy = (state: State, viewer: PlayerId): readonly PlayerId[] =>
  state.seats.filter((player) => player === viewer || deciderFor(state, player) === viewer)
