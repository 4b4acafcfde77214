import type { Word } from '../analysis/analyze.ts'
import type { Edition } from '../binary/open-edition.ts'
import { allowedSlips } from './levenshtein.ts'
import { nearestStrings } from './nearest-strings.ts'

/** A query word as one edition knows it. `trust` is below 1 for a guess at a misspelt word. */
export interface ResolvedWord {
  readonly edition: Edition
  readonly places: readonly number[]
  readonly terms: readonly string[]
  readonly rows: number
  readonly trust: number
}

/** A word of the question as one edition knows it, what it is worth, and its place in the question. */
export type Evidence = ResolvedWord & {
  readonly rarity: number
  readonly at: number
  /** Seconds what the edition's own words say, without counting as a further word of the question. */
  readonly isCompanion?: true
}

/** The word as filed in this edition's vocabulary, or null. */
export const resolveWord = (edition: Edition, word: Word): ResolvedWord | null => {
  const { words } = edition
  const found = word.terms.map((term) => ({ term, place: words.strings.find(term) })).filter(({ place }) => place >= 0)
  return found.length === 0 ? null : resolved(edition, found, 1)
}

/** The nearest words of the vocabulary where the word itself is not in it: a slip or two, a swap, a missing accent. */
export const resolveMisspelt = (edition: Edition, word: Word): ResolvedWord | null => {
  const limit = allowedSlips(word.folded.length)
  const term = word.terms[0]
  if (limit === 0 || term === undefined || !/^\p{L}/u.test(term)) return null
  const { strings } = edition.words
  const { places, distance } = nearestStrings(strings, term, limit, ({ length }) => length >= 3)
  const found = places.map((place) => ({ term: strings.at(place), place }))
  return found.length === 0 ? null : resolved(edition, found, distance === 1 ? 0.7 : 0.5)
}

/** The word's counterparts in the vocabulary of `target`, as the translations of `speaker` have them; null where there are none. */
export const translateWord = (speaker: Edition, word: Word, target: Edition): ResolvedWord | null => {
  const known = resolveWord(speaker, word)
  const all = known === null ? [] : known.places.flatMap((place) => speaker.words.translations(place))
  const best = Math.max(0, ...all.map(({ trust }) => trust))
  const found = all
    .filter(({ trust }) => trust >= best / 2)
    .map(({ term }) => ({ term, place: target.words.strings.find(term) }))
    .filter(({ place }) => place >= 0)
  return found.length === 0 ? null : resolved(target, found, Math.min(1, best * 1.5))
}

const resolved = (
  edition: Edition,
  found: readonly { term: string; place: number }[],
  trust: number,
): ResolvedWord => ({
  edition,
  places: found.map(({ place }) => place),
  terms: found.map(({ term }) => term),
  rows: Math.max(...found.map(({ place }) => edition.words.rows(place))),
  trust,
})
