import type { ObjectId, PlayerId } from '../core/ids.ts'
import type { Position, PositionEntry, PositionObject } from '../core/position.ts'
import type { Zone } from '../core/zone.ts'
import { LISTS } from './draft.ts'
import { fold } from './lang.ts'
import { tokenName } from './token-text.ts'

/** An object as actions speak of it: by its id, or by its name among those in some zone. */
export interface NotedObject {
  readonly id: ObjectId
  readonly name: string | null
  readonly folded: string | null
  readonly zone: Zone
  readonly player: PlayerId
  /** Everything but the id, to tell copies that make no difference. */
  readonly likeness: string
}

/** The objects of a position that have ids, in reading order. */
export const notedObjects = (position: Position): readonly NotedObject[] => {
  const inLists = position.players.flatMap((player) =>
    LISTS.flatMap((zone) => {
      const list = player[zone]
      return typeof list === 'object' ? list.flatMap((entry) => noteEntry(entry, zone, player.id)) : []
    }),
  )
  const stacks = [position.stack ?? [], ...(position.turns ?? []).map((turn) => turn.stack ?? [])]
  const onStack = stacks
    .flat()
    .flatMap((one): readonly NotedObject[] =>
      one.id === undefined
        ? []
        : [{ id: one.id, ...named(one.name ?? null), zone: 'stack', player: one.controller, likeness: one.id }],
    )
  return [...inLists, ...onStack]
}

const noteEntry = (entry: PositionEntry, zone: Zone, player: PlayerId): readonly NotedObject[] => {
  if (entry === null || typeof entry === 'string' || entry.id === undefined) return []
  const { id, ...rest } = entry
  return [{ id, ...named(nameOf(entry)), zone, player, likeness: JSON.stringify(rest) }]
}

const named = (name: string | null) => ({ name, folded: name === null ? null : fold(name) })

const nameOf = ({ name, token }: PositionObject): string | null =>
  name ?? (token === undefined ? null : tokenName(token))
