import { idMaker, placeId, RESERVED_IDS, slugOf } from '../core/generated-id.ts'
import type { Position, PositionStackObject } from '../core/position.ts'
import { tokenName } from './token-text.ts'
import { LISTS } from './zone-lists.ts'

interface Place {
  readonly id: string
  /** What the reader would make an id of. */
  readonly base: string
}

/** Giving one id may change what is made of another; after so many rounds all are given. */
const ROUNDS = 8

/** The ids a text must give, because its reader would make others of the names. */
export const idsToGive = (position: Position): ReadonlySet<string> => {
  const places = [...placesOf(position)]
  const players = position.players.map((one) => one.id)
  const given = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const make = idMaker(new Set([...RESERVED_IDS, ...players, ...given]))
    const wrong = places.filter(({ id, base }) => !given.has(id) && make(base) !== id)
    if (wrong.length === 0) return given
    for (const { id } of wrong) given.add(id)
  }
  return new Set(places.map((one) => one.id))
}

const placesOf = (position: Position): readonly Place[] => {
  const inLists = position.players.flatMap((player) =>
    LISTS.flatMap((zone) => {
      const list = player[zone]
      if (typeof list !== 'object') return []
      return list.flatMap((entry, index): readonly Place[] => {
        if (entry === null || typeof entry === 'string' || entry.id === undefined) return []
        const { name, token } = entry
        const named = name ? name : token === undefined ? null : tokenName(token)
        return [{ id: entry.id, base: named === null ? placeId(player.id, zone, index) : slugOf(named) }]
      })
    }),
  )
  return [...inLists, ...(position.stack ?? []).flatMap(placeOnStack)]
}

/** Abilities give theirs, so that it does not hang on how their source is written. */
const placeOnStack = (one: PositionStackObject): readonly Place[] =>
  one.id === undefined || !one.name ? [] : [{ id: one.id, base: slugOf(one.name) }]
