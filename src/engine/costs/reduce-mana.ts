import { isGeneric, type ManaCost, type ManaSymbol } from '../../core/mana.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { halvesOf, unlike } from './hybrid-halves.ts'

/**
 * CR 118.7: what a mana cost may be reduced to. Generic reductions take only generic mana (118.7a); coloured and colourless
 * ones take mana of their type, and generic mana with what is left over (118.7b–d); Phyrexian ones go by their colour
 * (118.7f), snow ones by number (118.7g). It never falls below nothing (601.2f). Several results where a hybrid symbol can
 * be taken for either half: of the reduction (118.7e), or of the cost, whose halves are announced before it is reduced
 * (118.13a, 601.2b).
 */
export const reduceMana = (cost: ManaCost, less: ManaCost): readonly ManaCost[] => {
  if (less.length === 0) return [cost]
  const results = halvesOf(less, () => true).flatMap((taken) =>
    halvesOf(cost, (symbol) => isTouched(symbol, cost, taken)).map((announced) => reduced(announced, taken)),
  )
  return unlike(results)
}

const sumOf = (cost: ManaCost): number => cost.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0)

/** Whether it matters to a reduction which half of a symbol of the cost is announced. */
const isTouched = (symbol: ManaSymbol, cost: ManaCost, less: ManaCost): boolean => {
  if (symbol.endsWith('/P')) return false
  const parts = symbol.split('/')
  const types = less.map(typeOf)
  if (types.some((type) => type !== null && parts.includes(type))) return true
  return parts.includes('2') && less.reduce((sum, one) => sum + (isGeneric(one) ? Number(one) : 1), 0) > sumOf(cost)
}

/** A cost without the symbols a reduction takes; neither has a hybrid symbol the other could meet. */
const reduced = (cost: ManaCost, less: ManaCost): ManaCost => {
  let generic = sumOf(cost)
  const rest = cost.filter((symbol) => !isGeneric(symbol))
  for (const symbol of less) {
    const type = typeOf(symbol)
    const at = type === null ? -1 : rest.indexOf(type)
    if (at >= 0) rest.splice(at, 1)
    else if (type !== null && rest.some((other) => isPhyrexianOf(other, type))) unclear(type)
    else generic -= isGeneric(symbol) ? Number(symbol) : 1
  }
  return generic > 0 ? [String(generic), ...rest] : rest
}

const isPhyrexianOf = (symbol: ManaSymbol, type: string): boolean =>
  symbol.endsWith('/P') && symbol.split('/').includes(type)

/** The type of mana a reduction takes; null for generic mana. */
const typeOf = (symbol: ManaSymbol): ManaSymbol | null =>
  isGeneric(symbol) || symbol === 'S' ? null : symbol.split('/')[0]!

/** CR 118.13a: whether a Phyrexian symbol of the cost is paid with life is not announced before the cost is reduced. */
const unclear = (symbol: ManaSymbol): never => leaveUnsupportedRule('118.13a', '', `{${symbol}}`)
