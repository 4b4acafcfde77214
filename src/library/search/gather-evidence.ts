import type { EditionDate } from '../../core/edition.ts'
import type { RuleNumber } from '../../core/rule-number.ts'
import type { Word } from '../analysis/analyze.ts'
import type { Edition } from '../binary/open-edition.ts'
import type { Language } from '../edition-content.ts'
import type { Query, QueryWord } from './read-query.ts'
import { type Evidence, type ResolvedWord, resolveMisspelt, resolveWord, translateWord } from './resolve-words.ts'
import { RANKING } from './weights.ts'

/** What a search reads: where it looks for answers, and other editions whose words may lead there by the rule's number. */
export interface SearchScope {
  readonly targets: readonly Edition[]
  readonly bridges: readonly Edition[]
  /** Where a number that an edition does not have went, for editions whose history is known. */
  readonly successors?: (number: RuleNumber, edition: EditionDate) => readonly RuleNumber[]
}

/** How many rows are in all the editions of a language, and in how many a word stands: rarity must not hang on the size of one. */
const rarityIn = (editions: readonly Edition[], word: Word): number => {
  let size = 0
  let rows = 0
  for (const edition of editions) {
    size += edition.size
    rows += resolveWord(edition, word)?.rows ?? 0
  }
  return rarityOf(size, rows)
}

const rarityOf = (size: number, rows: number): number => Math.log(1 + (size - rows + 0.5) / (rows + 0.5))

/** What the question's words say about the rows of one edition. `all` is what they would be worth if all were found. */
export interface Gathered {
  readonly evidence: readonly Evidence[]
  readonly all: number
}

type Finding = { readonly found: ResolvedWord; readonly rarity: number; readonly isCompanion?: true }

export const gatherEvidence = (target: Edition, scope: SearchScope, query: Query, spoken: Language): Gathered => {
  const evidence: Evidence[] = []
  let all = 0
  const read = target.info.language === spoken ? readOwnWord : readForeignWord
  query.words[spoken].forEach((word, at) => {
    const trust = word.isName ? RANKING.cardNames : 1
    const findings = read(target, scope, query, word)
    for (const { found, rarity, isCompanion } of findings) {
      evidence.push({ ...found, rarity: rarity * trust, at, ...(isCompanion === undefined ? {} : { isCompanion }) })
    }
    const worth = findings.reduce((sum, { rarity }) => sum + rarity, 0)
    all += (worth > 0 ? worth : rarityIn(peersOf(target, scope), word)) * trust
  })
  return { evidence, all }
}

const peersOf = (target: Edition, { targets }: SearchScope): Edition[] =>
  targets.filter((edition) => edition.info.language === target.info.language)

/** The other editions of the scope in a language. Those of the target's date share its numbers. */
const speakersOf = (target: Edition, { bridges, targets }: SearchScope, language: Language): Edition[] => [
  ...new Set([...bridges, ...targets].filter((other) => other !== target && other.info.language === language)),
]

const isPaired =
  (target: Edition) =>
  (other: Edition): boolean =>
    other.info.edition === target.info.edition

/** A word in the edition's own language: as it stands there, seconded or replaced by an edition of its date, or misspelt. */
const readOwnWord = (target: Edition, scope: SearchScope, _query: Query, word: QueryWord): Finding[] => {
  const peers = peersOf(target, scope)
  const paired = speakersOf(target, scope, target.info.language).filter(isPaired(target))
  const here = resolveWord(target, word)
  const there = firstOf(paired, (edition) => resolveWord(edition, word))
  if (here === null && there !== null) return [{ found: there, rarity: rarityOf(there.edition.size, there.rows) }]
  if (here !== null) {
    return seconded(target, here, there, rarityIn(peers, word), RANKING.companion)
  }
  if (peers.some((edition) => resolveWord(edition, word) !== null)) return []
  const guess = resolveMisspelt(target, word)
  return guess === null ? [] : [{ found: guess, rarity: rarityOf(target.size, guess.rows) }]
}

/** A word of the other language: translated, or one that both share; seconded or replaced by an edition of the target's date. */
const readForeignWord = (target: Edition, scope: SearchScope, query: Query, word: QueryWord): Finding[] => {
  const spoken = target.info.language === 'en' ? 'fr' : 'en'
  const speakers = speakersOf(target, scope, spoken)
  const paired = speakers.filter(isPaired(target))
  const there = firstOf(paired, (edition) => resolveWord(edition, word))
  const here =
    firstOf(speakers, (edition) => translateWord(edition, word, target)) ?? resolveShared(target, query, word)
  if (here !== null) {
    return seconded(target, here, there, rarityOf(target.size, here.rows), RANKING.pairing)
  }
  if (there !== null) return [{ found: there, rarity: rarityOf(there.edition.size, there.rows) }]
  if (speakers.some((edition) => resolveWord(edition, word) !== null)) return []
  const guess = firstOf(paired, (edition) => resolveMisspelt(edition, word))
  return guess === null ? [] : [{ found: guess, rarity: rarityOf(guess.edition.size, guess.rows) }]
}

/**
 * The word itself and, for `weight` of it, the same word of a restatement of the rule; together worth what one is. A
 * restatement that covers only some of the rules must not lift these over the others.
 */
const seconded = (
  target: Edition,
  found: ResolvedWord,
  by: ResolvedWord | null,
  rarity: number,
  weight: number,
): Finding[] => {
  if (by === null) return [{ found, rarity }]
  const share = weight * Math.min(1, by.edition.size / target.size) ** 2
  return [
    { found, rarity: rarity / (1 + share) },
    { found: by, rarity: (rarity * share) / (1 + share), isCompanion: true },
  ]
}

/** A word that both languages share (mana, a card's name) as the target's own language reads it. */
const resolveShared = (target: Edition, query: Query, word: QueryWord): ResolvedWord | null => {
  const same = query.words[target.info.language].find((other) => other.start <= word.start && other.end >= word.end)
  return same === undefined ? null : resolveWord(target, same)
}

const firstOf = <T, R>(list: readonly T[], visit: (one: T) => R | null): R | null => {
  for (const one of list) {
    const result = visit(one)
    if (result !== null) return result
  }
  return null
}
