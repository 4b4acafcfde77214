import type { CardLookup } from '../../core/card.ts'
import { CURRENT_EDITION, type EditionDate } from '../../core/edition.ts'
import type { Fault } from '../../core/fault.ts'
import { RESERVED_IDS } from '../../core/generated-id.ts'
import type { GameObject } from '../../core/object.ts'
import type { Position } from '../../core/position.ts'
import { failed, ok, type Result } from '../../core/result.ts'
import type { State } from '../../core/state.ts'
import { isHiddenZone } from '../../core/zone.ts'
import { firstFreeTimestamp } from './first-free-timestamp.ts'
import { latestIncarnations } from './incarnation.ts'
import { nameObjects } from './name-objects.ts'
import { planObjects } from './plan-objects.ts'
import type { NamedObject } from './planned-object.ts'
import { preparedCopies } from './prepared-copies.ts'
import { checkCarried, readHistory, readRandom } from './read-carried.ts'
import { readObject } from './read-object.ts'
import { readPlayer } from './read-player.ts'
import { readRules, readSeats, readTeams } from './read-rules.ts'
import { readTurns } from './read-turns.ts'
import { type Reading, readNumber } from './reading.ts'
import { rememberedIds } from './remembered-ids.ts'

/**
 * Reads a position of any completeness into the whole state, or says everything that is impossible or unknown in it. The
 * shape of what is sent has been checked before. `cards` resolves names in any language it likes and also those of the
 * cards sent along; `editions` are those the referee can judge by, the usual one first.
 */
export const readPosition = (
  position: Position,
  cards: CardLookup,
  editions: readonly EditionDate[] = [CURRENT_EDITION],
): Result<State, Fault> => {
  const faults: Fault[] = []
  const rules = readRules(position, editions, faults)
  const seats = readSeats(position, rules.variant, RESERVED_IDS, faults)
  const teams = readTeams(position, seats, rules.variant, faults)
  const planned = planObjects(position, cards, faults)
  const named = nameObjects(planned, seats, rememberedIds(position), faults)
  const reading = newReading(position, cards, faults, named)
  const read = readObjects(reading, named)
  const objects = [...read, ...preparedCopies(reading, read)]
  const players = position.players.map((one, i) => readPlayer(reading, one, `/players/${i}`, objects))
  const playing = players.filter((one) => !one.lost).map((one) => one.id)
  const turns = readTurns(reading, position, {
    seats,
    playing,
    variant: rules.variant,
    named,
    fought: foughtThisTurn(position),
  })
  checkCarried(reading, position)
  const inZone = (zone: GameObject['zone']) => objects.filter((one) => one.zone === zone).map((one) => one.id)
  const state: State = {
    rules,
    opening: position.opening ?? null,
    seats,
    teams,
    players: Object.fromEntries(players.map((one) => [one.id, one])),
    objects: Object.fromEntries(objects.map((one) => [one.id, one])),
    battlefield: inZone('battlefield'),
    exile: inZone('exile'),
    command: inZone('command'),
    turns,
    effects: position.effects ?? [],
    delayed: position.delayed ?? [],
    waiting: position.waiting ?? [],
    lastKnown: position.lastKnown ?? {},
    history: readHistory(reading, position.history),
    pending: position.pending ?? null,
    loop: position.loop ?? null,
    random: readRandom(reading, position.seed),
    clock: readNumber(reading, position.clock, '/clock', firstFreeTimestamp(objects, position.effects ?? [])),
    serial: readNumber(reading, position.serial, '/serial', 1),
    extraTurns: position.extraTurns ?? [],
    controlled: position.controlled ?? [],
    designations: position.designations ?? {},
    result: position.result ?? null,
    cards: position.cards ?? [],
    ...(position.resuming === undefined ? {} : { resuming: position.resuming }),
  }
  const main = readMain(position, cards, editions, faults)
  if (main !== undefined) state.main = main
  return faults.length > 0 ? failed(faults) : ok(state)
}

/** CR 729.1a: the game that a subgame was created in, a position of its own. */
const readMain = (
  { main }: Position,
  cards: CardLookup,
  editions: readonly EditionDate[],
  faults: Fault[],
): State | undefined => {
  if (main === undefined) return undefined
  const read = readPosition(main, cards, editions)
  if (read.ok) return read.value
  for (const fault of read.errors) faults.push({ ...fault, pointer: `/main${fault.pointer}` })
  return undefined
}

const foughtThisTurn = ({ history }: Position): ReadonlySet<string> =>
  new Set([...(history?.attacked ?? []), ...(history?.blocked ?? []), ...(history?.entered ?? [])])

const newReading = (
  { players, lastKnown = {} }: Position,
  cards: CardLookup,
  faults: Fault[],
  named: readonly NamedObject[],
): Reading => {
  const ids = named.map((one) => one.id)
  const remembered = Object.keys(lastKnown)
  return {
    cards,
    faults,
    players: new Set(players.map((one) => one.id)),
    objects: new Set(ids),
    latest: latestIncarnations([...ids, ...remembered]),
    remembered: new Set(remembered),
  }
}

/** Timestamps nobody gives follow the order of reading (613.7d); cards in hidden zones need none. */
const readObjects = (reading: Reading, named: readonly NamedObject[]): readonly GameObject[] => {
  let order = 0
  return named.map((one) => readObject(reading, one, isHiddenZone(one.zone) ? 0 : ++order))
}
