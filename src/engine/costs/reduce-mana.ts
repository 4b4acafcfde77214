import { isGeneric, type ManaCost, type ManaSymbol } from '../../core/mana.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'

/**
 * CR 118.7: a mana cost reduced. Generic reductions take only generic mana (118.7a); coloured and colourless ones take
 * mana of their type, and generic mana with what is left over (118.7b–d); Phyrexian ones go by their colour (118.7f), snow
 * ones by number (118.7g). It never falls below nothing (601.2f).
 */
export const reduceMana = (cost: ManaCost, less: ManaCost): ManaCost => {
  let generic = cost.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0)
  const rest = cost.filter((symbol) => !isGeneric(symbol))
  for (const symbol of less) {
    const type = typeOf(symbol)
    if (type === null) {
      generic -= isGeneric(symbol) ? Number(symbol) : 1
      continue
    }
    const at = rest.indexOf(type)
    if (at >= 0) rest.splice(at, 1)
    else if (rest.some((other) => other.includes('/') && other.split('/').includes(type))) unclear(symbol)
    else generic -= 1
  }
  return generic > 0 ? [String(generic), ...rest] : rest
}

/** The type of mana a reduction takes; null for generic mana. */
const typeOf = (symbol: ManaSymbol): ManaSymbol | null => {
  if (isGeneric(symbol) || symbol === 'S') return null
  const parts = symbol.split('/').filter((part) => part !== 'P')
  return parts.length > 1 ? unclear(symbol) : parts[0]!
}

/** CR 118.7e: which half of a hybrid symbol is meant is the player's choice, and it can't be given yet. */
const unclear = (symbol: ManaSymbol): never => leaveUnsupportedRule('118.7e', '', `{${symbol}}`)
