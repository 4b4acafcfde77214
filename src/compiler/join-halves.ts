import type { CardDefinition } from '../core/card.ts'
import type { TypeLine } from '../core/card-type.ts'
import { HALVES, type Half } from '../core/face.ts'

/**
 * CR 709.4, 709.4b, 709.4c: a split card as its two halves make it: both names, both mana costs symbol by symbol, each type and each
 * ability of either. The halves stay in it as they are, to be cast one by one (709.3) or unlocked (709.5).
 */
export const joinHalves = (first: CardDefinition, second: CardDefinition): CardDefinition => {
  const [left, right] = [withDoor(first, HALVES[0]), withDoor(second, HALVES[1])]
  const fr = [left, right].flatMap(({ names }) => names?.fr ?? [])
  const costs = [left, right].flatMap(({ manaCost }) => (manaCost === null ? [] : [manaCost]))
  return {
    name: `${left.name} // ${right.name}`,
    ...(fr.length === 2 ? { names: { fr: fr.join(' // ') } } : {}),
    manaCost: costs.length === 0 ? null : costs.flat(),
    typeLine: joinedTypes(left.typeLine, right.typeLine),
    halves: [left, right],
    abilities: [...left.abilities, ...right.abilities],
    gaps: [...left.gaps, ...right.gaps],
  }
}

const joinedTypes = (left: TypeLine, right: TypeLine): TypeLine => ({
  supertypes: either(left.supertypes, right.supertypes),
  types: either(left.types, right.types),
  subtypes: either(left.subtypes, right.subtypes),
})

const either = <T>(left: readonly T[], right: readonly T[]): readonly T[] => [...new Set([...left, ...right])]

/** CR 709.5h, 709.5j: "this door" is the half whose text says so. */
const withDoor = (half: CardDefinition, door: Half): CardDefinition => ({
  ...half,
  abilities: withDoors(half.abilities, 'this', door) as CardDefinition['abilities'],
  gaps: withDoors(half.gaps, 'this', door) as CardDefinition['gaps'],
})

/** An ability of a whole Room as the text of its half says it, for a text has no words for the side. */
export const withoutSides = <T>(ability: T): T =>
  HALVES.reduce<unknown>((node, door) => withDoors(node, door, 'this'), ability) as T

const withDoors = (node: unknown, from: Half | 'this', to: Half | 'this'): unknown => {
  if (Array.isArray(node)) return node.map((one) => withDoors(one, from, to))
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withDoors(value, from, to)]))
  return fields.on === 'unlocks' && fields.door === from ? { ...fields, door: to } : fields
}
