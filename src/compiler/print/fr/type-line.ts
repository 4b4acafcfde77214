import type { CardType, TypeLine } from '../../../core/card-type.ts'
import { capitalize } from './elision.ts'
import { typesNoun } from './filter.ts'
import { findSubtypeFr } from './subtypes.ts'
import { SUPERTYPES_FR } from './terms.ts'

/** Urza’s goes behind the other subtype: "Terrain — mine d’Urza". */
const isUrzas = (subtype: string): boolean => /^Urza[’']s$/u.test(subtype)

const KINDRED: readonly CardType[] = ['kindred']

/** A type line in French (205.1): "Créature légendaire — elfe et druide". A subtype without French stays in English. */
export const printTypeLineFr = ({ supertypes, types, subtypes }: TypeLine): string => {
  const isKindred = types.length > 1 && types.some((type) => KINDRED.includes(type))
  const head = typesNoun(isKindred ? types.filter((type) => !KINDRED.includes(type)) : types)
  const agreement = { gender: head.gender, plural: false } as const
  const left = [
    types.length === 0 ? '' : head.singular,
    isKindred ? 'de clan' : '',
    ...supertypes.map((type) => SUPERTYPES_FR[type](agreement)),
  ].filter((part) => part !== '')
  if (subtypes.length === 0) return capitalize(left.join(' '))
  const names = subtypes
    .filter((subtype) => !isUrzas(subtype))
    .map((subtype) => findSubtypeFr(subtype)?.singular ?? subtype)
  const right = names.join(' et ') + (subtypes.some(isUrzas) ? ' d’Urza' : '')
  return `${capitalize(left.join(' '))} — ${right.trim()}`
}

/** The subtypes of a type line that are printed in English because no French name is known. */
export const untranslatedSubtypes = ({ subtypes }: TypeLine): readonly string[] =>
  subtypes.filter((subtype) => findSubtypeFr(subtype) === undefined)
