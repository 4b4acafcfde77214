import type { Filter } from '../../../core/filter.ts'
import { type Bindings, Hole, isEqual, unify } from '../../syntax/pattern.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields of both; lists are joined, null where two values disagree. */
export const mergeFilters = (a: Filter, b: Filter): Filter | null => {
  const merged: Record<string, unknown> = { ...a }
  for (const [key, value] of Object.entries(b)) {
    const before = merged[key]
    if (before === undefined) merged[key] = value
    else if (Array.isArray(before) && Array.isArray(value) && key !== 'anyOf') {
      if (key === 'zones') {
        if (!isEqual(before, value)) return null
      } else merged[key] = [...before, ...value]
    } else if (!isEqual(before, value)) return null
  }
  return merged as Filter
}

export interface Taken {
  readonly bindings: Bindings
  readonly rest: Filter
}

/** Takes the fields of a part out of a filter; of a list only the first element. Null if the filter lacks them. */
export const takePart = (part: Filter, from: Filter): Taken | null => {
  for (const key in part) if (from[key as keyof Filter] === undefined) return null
  const bindings: Record<string, unknown> = {}
  const rest: Record<string, unknown> = { ...from }
  for (const [key, wanted] of Object.entries(part as Fields)) {
    const has = rest[key]
    if (has === undefined) return null
    if (wanted instanceof Hole) {
      bindings[wanted.name] = has
      delete rest[key]
    } else if (Array.isArray(wanted) && Array.isArray(has) && wanted.length === 1 && key !== 'anyOf') {
      const first = wanted[0]
      // Lists are written in their order.
      if (!(first instanceof Hole) && !isEqual(has[0], first)) return null
      if (first instanceof Hole) bindings[first.name] = has[0]
      const left = has.slice(1)
      if (left.length === 0) delete rest[key]
      else rest[key] = left
    } else {
      const inside = unify(wanted, has)
      if (inside === null) return null
      Object.assign(bindings, inside)
      delete rest[key]
    }
  }
  return { bindings, rest: rest as Filter }
}

export const hasOnly = (filter: Filter, keys: readonly string[]): boolean =>
  Object.entries(filter).every(([key, value]) => value === undefined || keys.includes(key))
