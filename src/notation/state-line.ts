import type { Position, PositionEntry, PositionPlayer, PositionStackObject, PositionTurn } from '../core/position.ts'
import { OBJECT_FIELDS, PLAYER_FIELDS, POSITION_FIELDS, STACK_FIELDS, TURN_FIELDS } from './field-order.ts'
import { ordered } from './ordered.ts'
import { LISTS } from './zone-lists.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * What the lines of a text cannot say, as JSON: fields of the position by name, of the turn under `turn`, of players and
 * objects under `players` and `objects` by id; or the whole under `position`.
 */
export interface StateLine {
  readonly position?: Position
  readonly turn?: Fields
  readonly players?: Readonly<Record<string, Fields>>
  readonly objects?: Readonly<Record<string, Fields>>
  readonly [field: string]: unknown
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsAt = (of: unknown, key: string | undefined): Fields => {
  if (key === undefined || !isFields(of) || !Object.hasOwn(of, key)) return {}
  const value = of[key]
  return isFields(value) ? value : {}
}

/** Adds what the state line says to the position of the other lines. */
export const applyState = (position: Position, line: StateLine | null): Position => {
  if (line === null) return position
  const { position: whole, turn, players, objects, ...others } = line
  if (isFields(whole)) return whole as unknown as Position
  const withFields = (entry: PositionEntry): PositionEntry =>
    entry === null || typeof entry === 'string'
      ? entry
      : ordered(OBJECT_FIELDS, { ...entry, ...fieldsAt(objects, entry.id) })
  const built = position.players.map((player) => {
    const lists = LISTS.flatMap((zone) => {
      const list = player[zone]
      return typeof list === 'object' ? [[zone, list.map(withFields)] as const] : []
    })
    const added = fieldsAt(players, player.id)
    return ordered<PositionPlayer>(PLAYER_FIELDS, { ...player, ...Object.fromEntries(lists), ...added })
  })
  const stack = position.stack?.map((one) =>
    ordered<PositionStackObject>(STACK_FIELDS, { ...one, ...fieldsAt(objects, one.id) }),
  )
  const isTurnTold = isFields(turn) && position.turn !== undefined
  return ordered<Position>(POSITION_FIELDS, {
    ...position,
    turn: isTurnTold ? ordered<PositionTurn>(TURN_FIELDS, { ...position.turn, ...turn }) : position.turn,
    players: built,
    stack,
    ...others,
  })
}
