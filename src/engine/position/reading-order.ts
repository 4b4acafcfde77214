import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Player } from '../../core/player.ts'
import type { State } from '../../core/state.ts'

/** Where a player's part of the position lists which objects. */
export const listsOf = (state: State, player: Player) => {
  const of = (ids: readonly ObjectId[], whose: 'owner' | 'controller') =>
    ids.filter((id) => state.objects[id]?.[whose] === player.id)
  return {
    battlefield: of(state.battlefield, 'controller'),
    hand: player.hand,
    graveyard: player.graveyard,
    exile: of(state.exile, 'owner'),
    command: of(state.command, 'owner'),
    library: player.library,
  }
}

/** Players in turn order with what they have. */
export const seatedPlayers = (state: State): readonly Player[] =>
  state.seats.flatMap((id: PlayerId) => state.players[id] ?? [])

/** The timestamp an object gets on reading if none is written, from 1; hidden zones are not counted. */
export const usualTimestamps = (state: State): ReadonlyMap<ObjectId, number> => {
  const ids = seatedPlayers(state).flatMap((player) => {
    const { battlefield, graveyard, exile, command } = listsOf(state, player)
    return [...battlefield, ...graveyard, ...exile, ...command]
  })
  for (const turn of state.turns) ids.push(...turn.stack)
  return new Map(ids.map((id, i) => [id, i + 1]))
}

/**
 * The same state with its objects in the order in which a written position is read, so that no order that somebody is
 * shown or that the referee goes by depends on whether the state was written in between.
 */
export const inReadingOrder = (state: State): State => {
  const lists = seatedPlayers(state).map((player) => listsOf(state, player))
  const ids = lists.flatMap(({ battlefield, hand, graveyard, exile, command, library }) => [
    ...battlefield,
    ...hand,
    ...graveyard,
    ...exile,
    ...command,
    ...library,
  ])
  for (const turn of state.turns) ids.push(...turn.stack)
  return {
    ...state,
    objects: Object.fromEntries(ids.map((id) => [id, state.objects[id]!])),
    battlefield: lists.flatMap((list) => list.battlefield),
    exile: lists.flatMap((list) => list.exile),
    command: lists.flatMap((list) => list.command),
  }
}
