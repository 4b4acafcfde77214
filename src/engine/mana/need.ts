import { isColor } from '../../core/color.ts'
import { isGeneric, isVariable, MANA_TYPES, type ManaCost, type ManaSymbol, type ManaType } from '../../core/mana.ts'

/** One mana that a cost asks for: of one of these types, or (null) of any; from a snow source if it says so. */
export interface Need {
  readonly symbol: ManaSymbol
  readonly types: readonly ManaType[] | null
  readonly snow: boolean
  /** Mana of any type may be spent on it (118.14), but nothing that stands for generic mana only. */
  readonly anyMana?: boolean
}

/** One mana, or what stands in for one; `generic` is good for generic mana only (702.51a, 702.66a). */
export interface Unit {
  readonly type: ManaType | 'generic'
  readonly snow?: boolean
}

/** CR 107.4e, 107.4h: of one of the types a symbol stands for; from a snow source, whatever its type. */
export const accepts = (need: Need, { type, snow }: Unit): boolean => {
  if (need.snow) return snow === true
  if (need.anyMana === true) return type !== 'generic'
  return need.types === null || (type !== 'generic' && need.types.includes(type))
}

const GENERIC: Need = { symbol: '1', types: null, snow: false }
const SNOW: Need = { symbol: 'S', types: null, snow: true }

const generic = (count: number): readonly Need[] => Array.from({ length: count }, () => GENERIC)

/** CR 107.4, 118.13: one way to pay a cost is a list of needs; hybrid and Phyrexian symbols make several ways. */
type Alternatives = readonly (readonly Need[])[]

/** CR 107.4f: how many symbols of a cost may be paid with 2 life each. */
export const phyrexianSymbols = (cost: ManaCost): number => cost.filter(isPhyrexian).length

export const isPhyrexian = (symbol: ManaSymbol): boolean => symbol.endsWith('/P')

/**
 * Every way to pay a cost with mana while exactly `lifeFor` Phyrexian symbols are paid with life (601.2b). X must have
 * its value in the cost already (107.3a). Ways that ask for more mana come later.
 */
export const waysToPay = (cost: ManaCost, lifeFor: number): Alternatives => {
  const plain = cost.filter((symbol) => !isPhyrexian(symbol)).map(alternativesOf)
  const phyrexian = cost.filter(isPhyrexian)
  const ways = new Map<string, readonly Need[]>()
  for (const kept of subsets(phyrexian, phyrexian.length - lifeFor)) {
    for (const way of product([...plain, ...kept.map(alternativesOf)])) {
      const sorted = way.toSorted((a, b) => rank(a) - rank(b) || a.symbol.localeCompare(b.symbol))
      ways.set(sorted.map(({ symbol }) => symbol).join(), sorted)
    }
  }
  return [...ways.values()].toSorted((a, b) => a.length - b.length)
}

/** Coloured needs before generic ones. */
const rank = ({ types, snow }: Need): number => (snow ? 0 : types === null ? 99 : types.length)

const alternativesOf = (symbol: ManaSymbol): Alternatives => {
  if (isGeneric(symbol)) return [generic(Number(symbol))]
  if (isVariable(symbol)) throw new Error('X has a value before a cost is paid')
  if (symbol === 'S') return [[SNOW]]
  const parts = symbol.split('/').filter((part) => part !== 'P')
  const types = parts.filter(isManaType)
  const colored: readonly Need[] = [{ symbol, types, snow: false }]
  return parts.includes('2') ? [colored, generic(2)] : [colored]
}

const isManaType = (part: string): part is ManaType => isColor(part) || (MANA_TYPES as readonly string[]).includes(part)

const product = (lists: readonly Alternatives[]): Alternatives =>
  lists.reduce<Alternatives>((ways, list) => unique(ways.flatMap((way) => list.map((more) => [...way, ...more]))), [[]])

/** Ways with the same symbols are one; without this a cost of many equal hybrid symbols would grow out of hand. */
const unique = (ways: Alternatives): Alternatives => [
  ...new Map(
    ways.map((way) => [
      way
        .map(({ symbol }) => symbol)
        .sort()
        .join(),
      way,
    ]),
  ).values(),
]

const subsets = (symbols: readonly ManaSymbol[], size: number): readonly (readonly ManaSymbol[])[] => {
  if (size < 0 || size > symbols.length) return []
  if (size === 0) return [[]]
  const [first, ...rest] = symbols
  return [...subsets(rest, size - 1).map((others) => [first!, ...others]), ...subsets(rest, size)]
}

/** Needs as a cost again: generic ones summed up. */
export const asCost = (needs: readonly Need[]): ManaCost => {
  const count = needs.filter((need) => need.types === null && !need.snow).length
  const others = needs.filter((need) => need.types !== null || need.snow).map(({ symbol }) => symbol)
  return count === 0 ? others : [String(count), ...others]
}
