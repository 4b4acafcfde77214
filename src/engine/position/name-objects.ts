import type { TokenDefinition } from '../../core/card.ts'
import type { Fault } from '../../core/fault.ts'
import { idMaker, placeId, RESERVED_IDS, slugOf } from '../../core/generated-id.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { NamedObject, PlannedObject } from './planned-object.ts'
import { fault } from './reading.ts'

/**
 * Gives each object its id: those sent are kept, the others are made of the name, numbered when it is taken. Cards nobody
 * knows are named for their place and keep clear of `remembered`, ids that the position speaks of in its past and its
 * effects, lest another card answer to them.
 */
export const nameObjects = (
  planned: readonly PlannedObject[],
  players: Iterable<PlayerId>,
  remembered: ReadonlySet<string>,
  faults: Fault[],
): readonly NamedObject[] => {
  const taken = new Set<string>([...RESERVED_IDS, ...players])
  for (const one of planned) reserve(one, taken, faults)
  for (const id of planned.flatMap(idsOfParts)) taken.add(id)
  const make = idMaker(taken)
  const makePlace = (base: string): ObjectId => {
    const id = make(base)
    return remembered.has(id) ? makePlace(base) : id
  }
  return planned.map((one) => {
    const sent = sentId(one)
    if (sent !== undefined) return { ...one, id: one.copy === 0 ? sent : make(sent) }
    const name = nameOf(one)
    return { ...one, id: name === undefined ? makePlace(placeId(one.player, one.zone, one.index)) : make(name) }
  })
}

/** Ids that cards of a permanent of several will go on with. */
const idsOfParts = ({ entry: { merged = [], melded = [] } }: PlannedObject): readonly ObjectId[] =>
  [...merged, ...melded].flatMap((one) => {
    if (typeof one === 'string') return []
    const inner = 'melded' in one && one.melded !== undefined ? one.melded : []
    return [one, ...inner].flatMap((part) => (typeof part === 'string' || part.id === undefined ? [] : [part.id]))
  })

const sentId = ({ entry, stacked }: PlannedObject): ObjectId | undefined => stacked?.id ?? entry.id

const reserve = (one: PlannedObject, taken: Set<string>, faults: Fault[]): void => {
  const id = sentId(one)
  if (id === undefined || one.copy > 0) return
  if (taken.has(id)) fault({ faults }, 'object.repeated', `${one.pointer}/id`, { id })
  taken.add(id)
}

const nameOf = ({ entry, stacked, card }: PlannedObject): string | undefined => {
  const name = card?.name ?? stacked?.name ?? entry.name
  if (name !== undefined && name !== null) return slugOf(name)
  if (entry.token !== undefined) return slugOf(tokenName(entry.token))
  const [part] = entry.merged?.slice(-1) ?? entry.melded ?? []
  if (part !== undefined) return slugOf(typeof part === 'string' ? part : (part.name ?? 'merged'))
  return stacked?.source === undefined ? undefined : `${stacked.source}-ability`
}

/** CR 111.4: a token with no name of its own is named for its subtypes. */
const tokenName = ({ name, typeLine }: TokenDefinition): string => name ?? [...typeLine.subtypes, 'Token'].join(' ')
