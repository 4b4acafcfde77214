import type { ObjectId, PlayerId, TargetId } from '../../src/core/ids.ts'
import type { Table } from '../support/table.ts'
import type { CountedZone, Pointer } from './script.ts'

/** CR 201.2: names, without regard to capitals; a split card answers to each half's name and to both. */
export const isSameName = (a: string, b: string): boolean => {
  if (a === '' || b === '') return false
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  if (left === right) return true
  return left.split(' // ').includes(right) || right.split(' // ').includes(left)
}

/** Whether a player or object is what the script points at. */
export const isPointedAt = (table: Table, pointer: Pointer, id: TargetId): boolean => {
  if (pointer.kind === 'player') return pointer.player === id
  const known = table.known(id)
  if (known === null) return false
  switch (pointer.kind) {
    case 'alias':
      return id === pointer.alias || id.startsWith(`${pointer.alias}.`)
    case 'face-down':
      return table.object(known)!.faceDown
    case 'ability':
      return table.object(known)!.onStack?.ability != null
    case 'named':
      return (
        isSameName(table.name(id), pointer.name) &&
        (pointer.only === undefined || isCopy(table, known) === (pointer.only === 'copy'))
      )
    case 'skip':
      return false
  }
}

/** A copy of a spell, a token, or a permanent that is not what is printed on its card (707). */
export const isCopy = (table: Table, id: ObjectId): boolean => {
  const { substance } = table.object(id)!
  if (substance.kind === 'card') return !isSameName(substance.name, table.name(id))
  return substance.kind === 'copy' || substance.kind === 'token'
}

/** Those of `ids` the script points at; `Bears:1` is the second of them in the order they entered. */
export const findPointed = <T extends TargetId>(table: Table, pointer: Pointer, ids: readonly T[]): readonly T[] => {
  const found = ids.filter((id) => isPointedAt(table, pointer, id))
  if (pointer.kind !== 'named' || pointer.index === undefined) return found
  const one = found[pointer.index]
  return one === undefined ? [] : [one]
}

/** The objects of a zone, of one player or of all: controlled ones on the battlefield, owned ones elsewhere. */
export const objectsIn = (table: Table, zone: CountedZone, player: PlayerId | null): readonly ObjectId[] => {
  const { state } = table
  switch (zone) {
    case 'battlefield':
      return player === null ? state.battlefield : table.permanentsOf(player)
    case 'exile':
    case 'command':
      return state[zone].filter((id) => player === null || table.object(id)!.owner === player)
    default:
      return (player === null ? state.seats : [player]).flatMap((id) => state.players[id]![zone])
  }
}

/** CR 702.26b: what is phased out is treated as though it does not exist. */
export const presentPermanents = (table: Table, player: PlayerId | null): readonly ObjectId[] =>
  objectsIn(table, 'battlefield', player).filter((id) => !table.object(id)!.phasedOut)
