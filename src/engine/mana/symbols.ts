import { isColor } from '../../core/color.ts'
import { isGeneric, isVariable, MANA_TYPES, type ManaCost, type ManaSymbol, type ManaType } from '../../core/mana.ts'

/** What one symbol can come out as when it is added to a pool. */
const outcomesOf = (symbol: ManaSymbol): readonly (readonly ManaType[])[] => {
  /** CR 106.10: generic mana is as much colourless mana. */
  if (isGeneric(symbol)) return [colorless(Number(symbol))]
  /** CR 107.3g: no value of X was chosen for it. */
  if (isVariable(symbol)) return [[]]
  /** CR 106.11: so is snow mana. */
  if (symbol === 'S') return [colorless(1)]
  /** CR 106.9: a Phyrexian symbol is one mana of its colour. */
  const parts = symbol.split('/').filter((part) => part !== 'P')
  /** CR 106.8: of a hybrid symbol the player chooses one half. */
  return parts.map((part) => (isManaType(part) ? [part] : colorless(Number(part))))
}

const colorless = (count: number): readonly ManaType[] => Array.from({ length: count }, () => 'C' as const)

const isManaType = (part: string): part is ManaType => isColor(part) || (MANA_TYPES as readonly string[]).includes(part)

/** Every way in which the symbols of a cost come out as mana. */
export const manaOfSymbols = (mana: ManaCost): readonly (readonly ManaType[])[] => {
  const ways = mana.reduce<readonly (readonly ManaType[])[]>(
    (before, symbol) => before.flatMap((some) => outcomesOf(symbol).map((more) => [...some, ...more])),
    [[]],
  )
  return [...new Map(ways.map((way) => [way.toSorted().join(), way])).values()]
}
