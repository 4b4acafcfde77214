import { type ManaCost, type ManaType, parseManaCost, printManaCost } from '../../core/mana.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { emit, parsed } from '../syntax/text.ts'

const SYMBOLS = /(?:\{[^{}]+\})+/y

/** A run of mana symbols: `{2}{R}`. */
export const manaSymbols: Syntax<ManaCost> = {
  parse: (source, at, scope) => {
    SYMBOLS.lastIndex = at
    const text = SYMBOLS.exec(source.text)?.[0]
    if (text === undefined) return []
    const cost = parseManaCost(text)
    if (cost === null || printManaCost(cost) !== text) return []
    const end = at + text.length
    if (end > source.trace.farthest) source.trace.farthest = end
    return [parsed(cost, end, scope)]
  },
  print: (cost, out) => (cost.length === 0 ? [] : emit(out, printManaCost(cost))),
}

const TYPES = /(?:\{[WUBRGC]\})+/y

/** Symbols that name types of mana, as mana abilities make them (106.1b). */
export const manaTypes: Syntax<readonly ManaType[]> = {
  parse: (source, at, scope) => {
    TYPES.lastIndex = at
    const text = TYPES.exec(source.text)?.[0]
    if (text === undefined) return []
    const end = at + text.length
    if (end > source.trace.farthest) source.trace.farthest = end
    return [parsed(text.replace(/[{}]/g, '').split('') as ManaType[], end, scope)]
  },
  print: (types, out) => (types.length === 0 ? [] : emit(out, types.map((type) => `{${type}}`).join(''))),
}

const COUNTER = /(?:[+-]\d+\/[+-]\d+|[a-z]+(?: [a-z]+)?)(?= counters?\b)/y
/** Words that would make "a counter on it" or "that many counters" look like a kind. */
const NO_KIND =
  /^(?:a|an|the|that|many|each|all|its|other|of|those|these|any|another|number|two|three|four|five|six|more|no|those|target|additional|among|with|for)\b| (?:a|an|the|that|many|counter)$/

/** CR 122.1: the name of a kind of counter. */
export const counterKind: Syntax<string> = {
  parse: (source, at, scope) => {
    COUNTER.lastIndex = at
    const kind = COUNTER.exec(source.text)?.[0]
    if (kind === undefined || NO_KIND.test(kind)) return []
    const end = at + kind.length
    if (end > source.trace.farthest) source.trace.farthest = end
    return [parsed(kind, end, scope)]
  },
  print: (kind, out) => (kind === 'any' ? [] : emit(out, kind)),
}

const NAME =
  /[A-Z][A-Za-z'-]*(?: (?:of|the|and|to|in|for|from|with|[A-Z][A-Za-z'-]*))*(?=\.|, (?:reveal|put|then|and)\b| you\b| from\b| onto\b| and put\b|$)/y

const MELD_NAME = /[A-Z][^.(]*?(?=, exile them, then meld them\b|\.|$)/y

const nameBy = (pattern: RegExp): Syntax<string> => ({
  parse: (source, at, scope) => {
    pattern.lastIndex = at
    const name = pattern.exec(source.text)?.[0]
    return name === undefined ? [] : [parsed(name, at + name.length, scope)]
  },
  print: (name, out) => emit(out, name),
})

/** CR 712.4a: a name where cards of a meld pair are spoken of, up to the words that follow it there. */
export const meldName: Syntax<string> = nameBy(MELD_NAME)

/** A card's name inside a sentence; a name with a comma in it is not told from the words behind it, so it is none. */
export const cardName: Syntax<string> = nameBy(NAME)
