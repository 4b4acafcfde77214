import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype, type TypeLine } from '../../core/card-type.ts'

const TYPES: ReadonlySet<string> = new Set(CARD_TYPES)
const SUPERS: ReadonlySet<string> = new Set(SUPERTYPES)
const TWO_WORDS = ['Time Lord']

/** Reads "Legendary Artifact Creature — Golem" (205.1a); null where a word is no type or supertype. */
export const parseTypeLine = (text: string): TypeLine | null => {
  const [left = '', right = ''] = text.replace(/’/g, "'").split(/\s+[—–]\s+|\s+-\s+/)
  const supertypes: Supertype[] = []
  const types: CardType[] = []
  for (const word of left.trim().toLowerCase().split(/\s+/)) {
    if (SUPERS.has(word) && types.length === 0) supertypes.push(word as Supertype)
    else if (TYPES.has(word)) types.push(word as CardType)
    else return null
  }
  return types.length === 0 ? null : { supertypes, types, subtypes: subtypesOf(right.trim()) }
}

const subtypesOf = (text: string): readonly string[] => {
  if (text === '') return []
  const joined = TWO_WORDS.reduce((line, name) => line.replace(name, name.replace(' ', '_')), text)
  return joined.split(/\s+/).map((word) => word.replace('_', ' '))
}

const capital = (word: string): string => (word[0] ?? '').toUpperCase() + word.slice(1)

/** The inverse of `parseTypeLine`. */
export const printTypeLine = ({ supertypes, types, subtypes }: TypeLine): string => {
  const left = [...supertypes, ...types].map(capital).join(' ')
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(' ')}`
}
