import { CARD_TYPES, type CardType } from '../../../core/card-type.ts'
import type { Filter } from '../../../core/filter.ts'
import { ALL_SUBTYPES } from '../../../core/subtype.ts'
import { pluralOf } from '../../words/plural.ts'

/** A noun of the game: a card type or subtype, in one of its two numbers. */
export interface NounWord {
  readonly kind: 'type' | 'subtype'
  readonly name: string
  readonly number: 's' | 'p'
}

const TYPE_NOUNS = CARD_TYPES.filter((type) => type !== 'kindred')

const LEXICON: ReadonlyMap<string, readonly NounWord[]> = (() => {
  const lexicon = new Map<string, NounWord[]>()
  const add = (text: string, word: NounWord): void => {
    lexicon.set(text, [...(lexicon.get(text) ?? []), word])
  }
  const addBoth = (kind: NounWord['kind'], name: string): void => {
    add(name, { kind, name, number: 's' })
    add(pluralOf(name), { kind, name, number: 'p' })
  }
  for (const type of TYPE_NOUNS) addBoth('type', type)
  for (const subtype of new Set(ALL_SUBTYPES)) addBoth('subtype', subtype)
  return lexicon
})()

export const nounWordsFor = (text: string): readonly NounWord[] => LEXICON.get(text) ?? []

/** Card types and subtypes named by one phrase: "Goblin", "artifact creature", "Zombie creature". */
export interface Kinds {
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
}

export const kindsOf = (filter: Filter): Kinds => ({ types: filter.types ?? [], subtypes: filter.subtypes ?? [] })

/** Subtypes come first, then types; only the last word takes the plural. */
export const printKinds = ({ types, subtypes }: Kinds, number: 's' | 'p'): string => {
  const all = [...subtypes, ...types]
  return all.map((word, i) => (number === 'p' && i === all.length - 1 ? pluralOf(word) : word)).join(' ')
}
