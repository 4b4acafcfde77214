/** A place in a piece of IR that a slot of the text fills. */
export class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Typed as `never` so that it may stand wherever the IR wants a value. */
export const hole = (name: string): never => new Hole(name) as never

export type Bindings = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Hole)

export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a).filter((key) => a[key] !== undefined)
  if (keys.length !== Object.keys(b).filter((key) => b[key] !== undefined).length) return false
  return keys.every((key) => isEqual(a[key], b[key]))
}

/** The value of a hole; `k.amount` is a field of what the slot `k` holds. */
const heldBy = (name: string, bindings: Bindings): unknown => {
  const dot = name.indexOf('.')
  if (dot < 0) return bindings[name]
  return (bindings[name.slice(0, dot)] as Record<string, unknown> | undefined)?.[name.slice(dot + 1)]
}

/** What a slot has to write: its binding, or the object whose fields are bound one by one. */
export const slotValue = (slot: string, bindings: Bindings): unknown => {
  if (slot in bindings) return bindings[slot]
  const fields = Object.keys(bindings).filter((key) => key.startsWith(`${slot}.`))
  if (fields.length === 0) return undefined
  return Object.fromEntries(fields.map((key) => [key.slice(slot.length + 1), bindings[key]]))
}

/** The pattern with its holes filled; a field whose hole has no value is left out. */
export const fill = (pattern: unknown, bindings: Bindings): unknown => {
  if (pattern instanceof Hole) return heldBy(pattern.name, bindings)
  if (Array.isArray(pattern)) return pattern.map((item) => fill(item, bindings))
  if (!isObject(pattern)) return pattern
  const filled: Record<string, unknown> = {}
  for (const key of Object.keys(pattern)) {
    const value = fill(pattern[key], bindings)
    if (value !== undefined) filled[key] = value
  }
  return filled
}

/** The inverse of `fill`: what the holes hold in `value`, or null if anything in `value` is not in the pattern. */
export const unify = (pattern: unknown, value: unknown): Bindings | null => {
  const bindings: Record<string, unknown> = {}
  return unifyInto(pattern, value, bindings) ? bindings : null
}

const unifyInto = (pattern: unknown, value: unknown, bindings: Record<string, unknown>): boolean => {
  if (pattern instanceof Hole) {
    if (pattern.name in bindings) return isEqual(bindings[pattern.name], value)
    bindings[pattern.name] = value
    return true
  }
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length) return false
    return pattern.every((item, i) => unifyInto(item, value[i], bindings))
  }
  if (!isObject(pattern)) return pattern === value
  if (!isObject(value)) return false
  for (const key of Object.keys(pattern)) if (!unifyInto(pattern[key], value[key], bindings)) return false
  return Object.keys(value).every((key) => value[key] === undefined || key in pattern)
}
