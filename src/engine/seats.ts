import type { PlayerId } from '../core/ids.ts'
import type { State, Turn } from '../core/state.ts'

/** CR 102.3: the players of a player's team, the player among them. */
export const teamOf = (state: State, player: PlayerId): readonly PlayerId[] =>
  state.teams.find((team) => team.includes(player)) ?? [player]

/** CR 102.2–102.3: everybody still in the game who is not on the player's team. */
export const opponentsOf = (state: State, player: PlayerId): readonly PlayerId[] =>
  livingPlayers(state).filter((other) => !teamOf(state, player).includes(other))

export const isOpponent = (state: State, player: PlayerId, other: PlayerId): boolean =>
  !teamOf(state, player).includes(other)

/** Players still in the game, in turn order from the first seat. */
export const livingPlayers = (state: State): readonly PlayerId[] => state.seats.filter((id) => !state.players[id]!.lost)

/** CR 101.4: living players in turn order from `first`. */
export const turnOrderFrom = (state: State, first: PlayerId): readonly PlayerId[] => {
  const at = Math.max(0, state.seats.indexOf(first))
  return [...state.seats.slice(at), ...state.seats.slice(0, at)].filter((id) => !state.players[id]!.lost)
}

/** CR 101.4: these players, in turn order from the active one. */
export const inTurnOrder = (state: State, players: readonly PlayerId[]): readonly PlayerId[] =>
  turnOrderFrom(state, mainTurn(state).active[0]!).filter((player) => players.includes(player))

/** The living player whose seat follows, also after the seat of somebody who has left. */
export const nextPlayer = (state: State, player: PlayerId): PlayerId =>
  turnOrderFrom(state, player).find((other) => other !== player) ?? player

/** The turn a player acts in: the marker whose priority they hold, else the one they are active in, else the first. */
export const turnOf = (state: State, player: PlayerId): Turn =>
  state.turns.find((turn) => turn.priority === player) ??
  state.turns.find((turn) => turn.active.includes(player)) ??
  mainTurn(state)

/** The only turn of all variants but Grand Melee; of several, the first marker's (807.5). */
export const mainTurn = (state: State): Turn => state.turns[0]!

export const isActive = (state: State, player: PlayerId): boolean =>
  state.turns.some((turn) => turn.active.includes(player))

/** Every stack of the game, bottom to top. */
export const allStacks = (state: State): readonly string[] => state.turns.flatMap((turn) => turn.stack)
