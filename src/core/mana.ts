import { COLORS, type Color, isColor } from './color.ts'
import type { Filter } from './filter.ts'

/** CR 106.1b: the six types of mana. */
export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const
export type ManaType = (typeof MANA_TYPES)[number]

/**
 * CR 107.4: one symbol of a mana cost without its braces: `R`, `3`, `X`, `C`, `S`, `W/U`, `2/W`, `C/W`, `R/P`, `G/U/P`.
 */
export type ManaSymbol = string

/** CR 202.1: a mana cost as its symbols in printed order. `[]` is the cost {0} written with no symbol at all. */
export type ManaCost = readonly ManaSymbol[]

/** One unit of mana in a pool, with what is remembered about it (106.3, 106.6). */
export interface Mana {
  readonly type: ManaType
  /** True if a snow source made it (107.4h). */
  readonly snow?: boolean
  /** What it may be spent on; absent means anything (106.6). */
  readonly restriction?: ManaRestriction
}

export type ManaRestriction =
  | 'creature-spells'
  | 'artifact-spells'
  | 'instant-or-sorcery-spells'
  | 'abilities'
  | ManaTerms

/** CR 106.6: what mana may be spent on, where it says so, and what spending it on a spell brings about. */
export interface ManaTerms {
  readonly spells?: Filter
  /** Activated abilities of what matches. */
  readonly abilitiesOf?: Filter
  /** Spells that can't be countered once it was spent on them. */
  readonly uncounterable?: Filter
}

const SYMBOL = /^(?:\d+|[WUBRGCSXYZ]|[WUBRGC2]\/[WUBRG](?:\/P)?|[WUBRG]\/P)$/

/** Reads `{2}{R}{R}`; null where a symbol is unknown or anything stands outside braces. */
export const parseManaCost = (text: string): ManaCost | null => {
  const symbols: ManaSymbol[] = []
  let rest = text.trim()
  while (rest !== '') {
    const match = /^\{([^{}]+)\}/.exec(rest)
    const symbol = match?.[1]?.toUpperCase()
    if (match === null || symbol === undefined || !SYMBOL.test(symbol)) return null
    symbols.push(symbol)
    rest = rest.slice(match[0].length)
  }
  return symbols
}

export const printManaCost = (cost: ManaCost): string => cost.map((symbol) => `{${symbol}}`).join('')

export const isGeneric = (symbol: ManaSymbol): boolean => /^\d+$/.test(symbol)
export const isVariable = (symbol: ManaSymbol): boolean => symbol === 'X' || symbol === 'Y' || symbol === 'Z'

/** CR 202.3: the mana value of a cost; X counts as `x` (202.3e), a hybrid symbol as its largest part (202.3f). */
export const manaValue = (cost: ManaCost, x = 0): number =>
  cost.reduce((sum, symbol) => {
    if (isGeneric(symbol)) return sum + Number(symbol)
    if (isVariable(symbol)) return sum + x
    return sum + (symbol.startsWith('2/') ? 2 : 1)
  }, 0)

/** CR 105.2, 202.2: the colours of the symbols of a cost. */
export const colorsOfCost = (cost: ManaCost): readonly Color[] =>
  COLORS.filter((color) => cost.some((symbol) => symbol.split('/').some((part) => isColor(part) && part === color)))
