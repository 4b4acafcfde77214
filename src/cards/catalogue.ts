import type { CardDefinition, CardLookup } from '../core/card.ts'
import { foldName } from '../library/analysis/fold.ts'
import { editDistance } from '../library/search/levenshtein.ts'

/** Cards by name: whole or one face of a double name, English or French, without regard to capitals and accents. */
export interface Catalogue {
  readonly find: CardLookup
  /** The names most like one that is not held, nearest first, each in the language it was found in. */
  readonly nearestNames: (name: string, count: number) => readonly string[]
  readonly cards: readonly CardDefinition[]
  /** What it looks through, in order; joining two catalogues indexes nothing anew. */
  readonly sources: readonly Entries[]
}

interface Entry {
  readonly card: CardDefinition
  /** The name as it is shown. */
  readonly shown: string
}

type Entries = ReadonlyMap<string, Entry>

/** Names longer than any card’s are nobody’s slip. */
const LONGEST_NAME = 160

/** "Fire // Ice" is also found as "Fire" and as "Ice". */
const facesOf = (name: string): readonly string[] => {
  const faces = name.split(/\s*\/\/\s*/u).filter((face) => face !== '')
  return faces.length < 2 ? [name] : [name, ...faces]
}

/** A card with two faces, or an inset frame, is also called by the name of the other one, and by both. */
const namesOfBoth = (front: string, back: string): readonly string[] => [back, `${front} // ${back}`]

/** One slash or two, with spaces or without: all the same double name. */
const keyOf = (name: string): string => foldName(name.replaceAll('/', ' '))

/** Whole English names come before faces and French names that read the same. */
const entriesOf = (cards: readonly CardDefinition[]): Entries => {
  const entries = new Map<string, Entry>()
  const add = (name: string, card: CardDefinition): void => {
    const key = keyOf(name)
    if (key !== '' && !entries.has(key)) entries.set(key, { card, shown: name })
  }
  for (const card of cards) add(card.name, card)
  for (const card of cards) for (const face of facesOf(card.name).slice(1)) add(face, card)
  for (const card of cards)
    for (const { name: other } of [card.back?.face, card.alternative?.face].filter((face) => face !== undefined))
      if (other !== card.name) for (const name of namesOfBoth(card.name, other)) add(name, card)
  for (const card of cards) if (card.names?.fr !== undefined) for (const face of facesOf(card.names.fr)) add(face, card)
  return entries
}

const catalogueOf = (cards: readonly CardDefinition[], sources: readonly Entries[]): Catalogue => ({
  find: (name) => {
    if (name.length > LONGEST_NAME) return undefined
    const key = keyOf(name)
    for (const entries of sources) {
      const entry = entries.get(key)
      if (entry !== undefined) return entry.card
    }
    return undefined
  },
  nearestNames: (name, count) => nearest(sources, name, count),
  cards,
  sources,
})

export const createCatalogue = (cards: readonly CardDefinition[]): Catalogue => catalogueOf(cards, [entriesOf(cards)])

/** Several catalogues as one; a name that more than one holds is the first one’s. */
export const joinCatalogues = (...catalogues: readonly Catalogue[]): Catalogue =>
  catalogueOf(
    catalogues.flatMap(({ cards }) => cards),
    catalogues.flatMap(({ sources }) => sources),
  )

const nearest = (sources: readonly Entries[], name: string, count: number): readonly string[] => {
  const asked = keyOf(name.slice(0, LONGEST_NAME))
  if (asked === '') return []
  // With more than a third of the letters wrong it is another name, unless what was typed is part of one.
  const limit = Math.max(2, Math.floor(asked.length / 3))
  const ranked: (Entry & { readonly distance: number })[] = []
  for (const entries of sources)
    for (const [key, entry] of entries) {
      const isPart = asked.length > 2 && ` ${key}`.includes(` ${asked}`)
      const distance = isPart ? 1 : editDistance(asked, key, limit)
      if (distance <= limit) ranked.push({ ...entry, distance })
    }
  ranked.sort((a, b) => a.distance - b.distance || a.shown.length - b.shown.length || (a.shown < b.shown ? -1 : 1))
  const seen = new Set<string>()
  return ranked
    .filter(({ card }) => !seen.has(card.name) && seen.add(card.name))
    .slice(0, count)
    .map(({ shown }) => shown)
}
