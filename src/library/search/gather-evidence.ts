import type { Word } from '../analysis/analyze.ts'
import type { Edition } from '../binary/open-edition.ts'
import type { Language } from '../edition-content.ts'
import type { Query, QueryWord } from './read-query.ts'
import { type Evidence, type ResolvedWord, resolveMisspelt, resolveWord } from './resolve-words.ts'
import { RANKING } from './weights.ts'

/** What a search reads: where it looks for answers, and other editions whose words may lead there by the rule's number. */
export interface SearchScope {
  readonly targets: readonly Edition[]
  readonly bridges: readonly Edition[]
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

/** One word of the question as evidence for rows of `target`: in its own words first, else through an edition of the same date. */
export const gatherEvidence = (
  target: Edition,
  scope: SearchScope,
  query: Query,
  spoken: Language,
): { evidence: Evidence[]; all: number } => {
  const peers = scope.targets.filter((edition) => edition.info.language === target.info.language)
  const family = [...scope.bridges, ...scope.targets].filter(
    (other) => other !== target && other.info.edition === target.info.edition,
  )
  const bridges = [...new Set(family)].filter((other) => other.info.language === spoken)
  const own = target.info.language === spoken
  const evidence: Evidence[] = []
  let all = 0
  query.words[spoken].forEach((word, at) => {
    const add = (found: ResolvedWord, rarity: number): void => {
      const worth = worthOf(rarity, word)
      evidence.push({ ...found, rarity: worth, at })
      all += worth
    }
    const here = own ? resolveWord(target, word) : null
    const there = firstOf(bridges, (edition) => resolveWord(edition, word))
    if (here !== null) {
      const rarity = rarityIn(peers, word)
      add(here, rarity)
      if (there !== null)
        evidence.push({ ...there, rarity: worthOf(rarity, word) * companionship(target, there), at, isCompanion: true })
      return
    }
    const foreign = own ? null : resolveForeign(target, query, word)
    const guess = there === null && foreign === null ? guessFor(target, own ? peers : bridges, own, word) : null
    if (there !== null) add(there, rarityOf(there.edition.size, there.rows))
    else if (foreign !== null) add(foreign, rarityOf(target.size, foreign.rows))
    else if (guess !== null) add(guess, rarityOf(guess.edition.size, guess.rows))
    else all += rarityIn(peers, word)
  })
  return { evidence, all }
}

const worthOf = (rarity: number, word: QueryWord): number => rarity * (word.isName ? RANKING.cardNames : 1)

/** A restatement that covers only some of the rules must not lift these over the others. */
const companionship = (target: Edition, { edition }: ResolvedWord): number =>
  RANKING.companion * Math.min(1, edition.size / target.size) ** 2

/** A misspelt word, read only where no edition of that language knows the word as it stands. */
const guessFor = (target: Edition, readers: readonly Edition[], own: boolean, word: Word): ResolvedWord | null => {
  if (readers.some((edition) => resolveWord(edition, word) !== null)) return null
  return own ? resolveMisspelt(target, word) : firstOf(readers, (edition) => resolveMisspelt(edition, word))
}

/** A word that both languages share (mana, a card's name) as the target's own language reads it. */
const resolveForeign = (target: Edition, query: Query, word: Word): ResolvedWord | null => {
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
