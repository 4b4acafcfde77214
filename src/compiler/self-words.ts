import type { TypeLine } from '../core/card-type.ts'

/** How a printed text calls its own object: "this creature", "this Aura", a legend or a spell by its name. */
export const selfWords = (face: { readonly name: string; readonly typeLine: TypeLine }): string => {
  const { supertypes, types, subtypes } = face.typeLine
  if (types.includes('instant') || types.includes('sorcery')) return face.name
  if (supertypes.includes('legendary')) return face.name.split(',')[0] as string
  for (const subtype of ['Aura', 'Equipment', 'Vehicle', 'Saga', 'Class', 'Case', 'Siege'])
    if (subtypes.includes(subtype)) return `this ${subtype}`
  for (const type of ['creature', 'land', 'artifact', 'enchantment', 'planeswalker'] as const)
    if (types.includes(type)) return `this ${type}`
  return 'this permanent'
}

const GIVEN_TO =
  /\b(emblem|token|creature|land|artifact|permanent|enchantment)s?\b(?!.*\b(?:emblem|token|creature|land|artifact|permanent|enchantment)s?\b)/s

/** Inside quotes another object speaks of itself: the token that has the ability, the creature it is given to. */
const quotedWords = (before: string): string => `this ${GIVEN_TO.exec(before)?.[1] ?? 'permanent'}`

/** A card that is not on the battlefield. */
const isCard = (before: string, after: string): boolean =>
  /\bdiscard $/i.test(before) ||
  /^ (?:from your graveyard|from your opening hand|is in your (?:opening )?hand)/.test(after)

/** Puts the words in, with a capital where a sentence starts. */
export const sayItself = (text: string, words: string): string =>
  text.replace(/~/g, (_, at: number) => {
    const before = text.slice(0, at)
    const opening = before.lastIndexOf('"')
    const isQuoted = before.split('"').length % 2 === 0
    const said = isQuoted
      ? quotedWords(before.slice(0, opening))
      : isCard(before, text.slice(at + 1))
        ? 'this card'
        : words
    return at === 0 || /(?:[.:—•] |["\n])$/.test(before) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })
