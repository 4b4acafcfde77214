import type { TypeLine } from '../core/card-type.ts'

/** How a printed text calls its own object: "this creature", "this Aura", a legend or a spell by its name. */
export const selfWords = (face: { readonly name: string; readonly typeLine: TypeLine }): string => {
  const { supertypes, types, subtypes } = face.typeLine
  if (types.includes('instant') || types.includes('sorcery')) return face.name
  if (supertypes.includes('legendary')) return face.name.split(',')[0] as string
  for (const subtype of ['Aura', 'Equipment', 'Vehicle', 'Saga'])
    if (subtypes.includes(subtype)) return `this ${subtype}`
  for (const type of ['creature', 'land', 'artifact', 'enchantment', 'planeswalker'] as const)
    if (types.includes(type)) return `this ${type}`
  return 'this permanent'
}

/** Puts the words in, with a capital where a sentence starts. */
export const sayItself = (text: string, words: string): string =>
  text.replace(/~/g, (_, at: number) =>
    at === 0 || /(?:[.:—•] |["\n])$/.test(text.slice(0, at)) ? words.charAt(0).toUpperCase() + words.slice(1) : words,
  )
