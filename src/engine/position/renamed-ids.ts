import { idMaker, placeId } from '../../core/generated-id.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { State } from '../../core/state.ts'

/** An id may be made of a name, so what is hidden is called by its place: old id → new id. */
export const placeIds = (state: State, hidden: ReadonlySet<ObjectId>): ReadonlyMap<ObjectId, ObjectId> => {
  const shown = Object.keys(state.objects).filter((id) => !hidden.has(id))
  const make = idMaker(new Set([...shown, ...state.seats]))
  const counts = new Map<string, number>()
  return new Map(
    [...hidden].map((id) => {
      const { owner = '', controller = '', zone = 'exile' } = state.objects[id] ?? {}
      const holder = zone === 'battlefield' || zone === 'stack' ? controller : owner
      const place = `${holder} ${zone}`
      const index = counts.get(place) ?? 0
      counts.set(place, index + 1)
      return [id, make(placeId(holder, zone, index))] as const
    }),
  )
}

/** A JSON value with ids replaced wherever a text, a key or a part of a composed key (`object/index`) is one of them. */
export const renameIds = <T>(value: T, ids: ReadonlyMap<string, string>): T => rename(value, ids) as T

const rename = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return renameText(value, ids)
  if (Array.isArray(value)) return value.map((one) => rename(one, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [renameText(key, ids), rename(one, ids)]))
}

const renameText = (text: string, ids: ReadonlyMap<string, string>): string =>
  ids.get(text) ?? text.replaceAll(/[^/:#|,@\s]+/g, (part) => ids.get(part) ?? part)
