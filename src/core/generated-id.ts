import type { ObjectId } from './ids.ts'

/** What JavaScript objects answer to unasked; as an id it would be found where nothing was put. */
export const RESERVED_IDS: readonly string[] = ['', '__proto__', ...Object.getOwnPropertyNames(Object.prototype)]

/** A name as an id: `Urza’s Tower` → `urza-s-tower`; `card` where nothing of the name is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'card'

/**
 * Hands out ids that are not taken: `base`, `base-2`, `base-3`… `taken` grows with each, and a base asked for again goes on
 * where it was.
 */
export const idMaker = (taken: Set<string>): ((base: string) => ObjectId) => {
  const next = new Map<string, number>()
  return (base) => {
    let number = next.get(base) ?? 1
    const id = () => (number === 1 ? base : `${base}-${number}`)
    while (taken.has(id())) number++
    next.set(base, number + 1)
    taken.add(id())
    return id()
  }
}

/** A card nobody knows is named for where it lies, from 1: `A-library-1`. */
export const placeId = (player: string, zone: string, index: number): ObjectId => `${player}-${zone}-${index + 1}`
