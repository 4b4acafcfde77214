import { isGeneric, type ManaCost, type ManaSymbol, manaValue } from '../../core/mana.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'

/** Ways to announce one cost that are looked at. */
const MOST_WAYS = 256

/** CR 107.4e: two halves; a Phyrexian symbol of one colour has none. */
export const isHybrid = (symbol: ManaSymbol): boolean => symbol.split('/').filter((part) => part !== 'P').length > 1

/** CR 601.2b, 118.7e: a cost with each hybrid symbol that `isMeant` taken for one of its halves, in every way. */
export const halvesOf = (cost: ManaCost, isMeant: (symbol: ManaSymbol) => boolean): readonly ManaCost[] =>
  cost.reduce<readonly ManaCost[]>(
    (ways, symbol) => {
      const halves = isHybrid(symbol) && isMeant(symbol) ? halvesOfSymbol(symbol) : [symbol]
      const more = ways.flatMap((way) => halves.map((half) => [...way, half]))
      const different = [...new Map(more.map((way) => [way.toSorted().join(), way])).values()]
      return different.length > MOST_WAYS ? tooMany(symbol) : different
    },
    [[]],
  )

const halvesOfSymbol = (symbol: ManaSymbol): readonly ManaSymbol[] => symbol.split('/').filter((part) => part !== 'P')

/** Costs that differ in more than this: what pays for the one with more coloured symbols pays for the other as well. */
export const unlike = (costs: readonly ManaCost[]): readonly ManaCost[] => {
  const different = [...new Map(costs.map((cost) => [cost.toSorted().join(), cost])).values()]
  return different.filter((cost) => !different.some((other) => other !== cost && isLooser(other, cost)))
}

const isLooser = (other: ManaCost, cost: ManaCost): boolean => {
  if (manaValue(other) !== manaValue(cost)) return false
  const left = cost.filter((symbol) => !isGeneric(symbol))
  return other
    .filter((symbol) => !isGeneric(symbol))
    .every((symbol) => {
      const at = left.indexOf(symbol)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
}

const tooMany = (symbol: ManaSymbol): never => leaveUnsupportedRule('601.2b', '', `{${symbol}}`)
