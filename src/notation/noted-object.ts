import type { ObjectId, PlayerId } from '../core/ids.ts'
import type { Position, PositionObject } from '../core/position.ts'
import type { Zone } from '../core/zone.ts'
import { fold } from './lang.ts'
import { tokenName } from './token-text.ts'
import { LISTS } from './zone-lists.ts'

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

/**
 * The objects of a position that have ids, in reading order. A text may bring JSON of any shape along, so nothing of the
 * shape is taken for granted here.
 */
export const notedObjects = (position: Position): readonly NotedObject[] => {
  const inLists = fieldsIn(position.players).flatMap((player) =>
    LISTS.flatMap((zone) => fieldsIn(player[zone]).flatMap((entry) => note(entry, zone, player.id))),
  )
  const stacks = [position.stack, ...fieldsIn(position.turns).map((turn) => turn.stack)]
  const onStack = stacks.flatMap(fieldsIn).flatMap((one) => note(one, 'stack', one.controller))
  return [...inLists, ...onStack]
}

export const notedPlayers = (position: Position): readonly PlayerId[] =>
  fieldsIn(position.players).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

type Fields = Readonly<Record<string, unknown>>

const fieldsIn = (list: unknown): readonly Fields[] =>
  Array.isArray(list) ? list.filter((one): one is Fields => typeof one === 'object' && one !== null) : []

const note = (fields: Fields, zone: Zone, player: unknown): readonly NotedObject[] => {
  const { id, ...rest } = fields
  if (typeof id !== 'string' || typeof player !== 'string') return []
  const name = nameOf(fields)
  const likeness = JSON.stringify(rest)
  return [{ id, name, folded: name === null ? null : fold(name), zone, player, likeness }]
}

const nameOf = ({ name, token }: Fields): string | null => {
  if (typeof name === 'string') return name
  const { typeLine } = (token ?? {}) as Partial<NonNullable<PositionObject['token']>>
  return Array.isArray(typeLine?.subtypes) ? tokenName(token as NonNullable<PositionObject['token']>) : null
}
