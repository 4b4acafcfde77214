import type { CardLookup } from '../../core/card.ts'
import type { Counters } from '../../core/counter.ts'
import type { Fault, FaultCode } from '../../core/fault.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { hasLaterIncarnation } from './incarnation.ts'
import { LIMITS } from './limits.ts'

/** One reading of a position: what it looks names up in, and every fault found so far. */
export interface Reading {
  readonly cards: CardLookup
  readonly faults: Fault[]
  readonly players: ReadonlySet<PlayerId>
  readonly objects: ReadonlySet<ObjectId>
  /** See `latestIncarnations`. */
  readonly latest: ReadonlyMap<string, number>
  /** Ids of objects that are gone but remembered. */
  readonly remembered: ReadonlySet<ObjectId>
}

export const fault = (
  reading: Pick<Reading, 'faults'>,
  code: FaultCode,
  pointer: string,
  params: Fault['params'],
  rules: readonly string[] = [],
): void => {
  reading.faults.push({ code, pointer, rules, params })
}

/** RFC 6901: `~` and `/` of a key are escaped. */
export const pointerKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** CR 107.1, 107.1b: a whole number within bounds; `fallback` where it is left out or is no such number. */
export const readNumber = (
  reading: Pick<Reading, 'faults'>,
  value: number | undefined,
  pointer: string,
  fallback: number,
  min = 0,
  max: number = LIMITS.amount,
): number => {
  if (value === undefined) return fallback
  if (Number.isInteger(value) && value >= min && value <= max) return value
  const rules = Number.isInteger(value) ? (value < 0 && min === 0 ? ['107.1b'] : []) : ['107.1a']
  fault(reading, 'number.out-of-range', pointer, { value, min, max }, rules)
  return fallback
}

/** CR 122.1: how many counters of each kind; kinds with none are left out. */
export const readCounters = (reading: Reading, counters: Counters | undefined, pointer: string, holder: string) => {
  const read: Record<string, number> = {}
  for (const [kind, count] of Object.entries(counters ?? {})) {
    const at = `${pointer}/${pointerKey(kind)}`
    if (count < 0) fault(reading, 'object.counters-negative', at, { holder, counter: kind, value: count }, ['107.1b'])
    else if (readNumber(reading, count, at, 0) > 0) read[kind] = count
  }
  return read
}

export const isPlayer = (reading: Reading, id: string): boolean => reading.players.has(id)

/** An object or player of this position, or an object that was in the game and is gone (400.7, 608.2h). */
export const isKnown = (reading: Reading, id: string): boolean =>
  reading.players.has(id) ||
  reading.objects.has(id) ||
  reading.remembered.has(id) ||
  hasLaterIncarnation(reading.latest, id)

export const requirePlayers = (reading: Reading, ids: readonly PlayerId[], pointer: string): void => {
  for (const [i, id] of ids.entries()) requirePlayer(reading, id, `${pointer}/${i}`)
}

/** CR 102.1: `player.unknown` unless the id is a player of this position. */
export const requirePlayer = (reading: Reading, id: PlayerId, pointer: string): void => {
  if (!isPlayer(reading, id)) fault(reading, 'player.unknown', pointer, { player: id }, ['102.1'])
}
