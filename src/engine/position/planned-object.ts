import type { CardDefinition } from '../../core/card.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { PositionEntry, PositionObject, PositionStackObject } from '../../core/position.ts'
import type { Zone } from '../../core/zone.ts'

/** An object of the position before it is read: where it stands, what it is called, and the card of that name. */
export interface PlannedObject {
  readonly entry: PositionObject
  /** Only on the stack; `entry` is then empty. */
  readonly stacked: PositionStackObject | null
  readonly turn: number
  readonly pointer: string
  readonly zone: Zone
  /** In whose list it stands; on the stack its controller. */
  readonly player: PlayerId
  /** From 0, in its list. */
  readonly index: number
  /** Which of several that one entry with `count` stands for, from 0. */
  readonly copy: number
  readonly card: CardDefinition | undefined
}

export interface NamedObject extends PlannedObject {
  readonly id: ObjectId
}

export const asObject = (entry: PositionEntry): PositionObject =>
  entry === null ? {} : typeof entry === 'string' ? { name: entry } : entry
