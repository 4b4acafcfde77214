import type { Word } from '../analysis/analyze.ts'
import type { Edition } from '../binary/open-edition.ts'
import type { Language } from '../edition-content.ts'
import type { Query } from './read-query.ts'
import { type Evidence, type ResolvedWord, resolveMisspelt, resolveWord } from './resolve-words.ts'
import { rewardPhrases } from './reward-phrases.ts'
import { RANKING } from './weights.ts'

/** What a search reads: where it looks for answers, and other editions whose words may lead there by the rule's number. */
export interface SearchScope {
  readonly targets: readonly Edition[]
  readonly bridges: readonly Edition[]
}

export interface RowScores {
  readonly scores: Float32Array
  /** The filed words of this edition that the question matched: what is to be marked in its texts. */
  readonly terms: ReadonlySet<string>
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
const evidenceFor = (
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
      const worth = rarity * (word.isName ? RANKING.cardNames : 1)
      evidence.push({ ...found, rarity: worth, at })
      all += worth
    }
    const here = own ? resolveWord(target, word) : null
    if (here !== null) {
      add(here, rarityIn(peers, word))
      return
    }
    const there = firstOf(bridges, (edition) => resolveWord(edition, word))
    const foreign = own ? null : resolveForeign(target, query, word)
    const guess = there === null && foreign === null ? guessFor(target, own ? peers : bridges, own, word) : null
    if (there !== null) add(there, rarityOf(there.edition.size, there.rows))
    else if (foreign !== null) add(foreign, rarityOf(target.size, foreign.rows))
    else if (guess !== null) add(guess, rarityOf(guess.edition.size, guess.rows))
    else all += rarityIn(peers, word)
  })
  return { evidence, all }
}

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

/** Every row of `target` weighed against the question; a row that answers more of it counts for more. */
export const scoreRows = (target: Edition, scope: SearchScope, query: Query, spoken: Language): RowScores => {
  const scores = new Float32Array(target.size)
  const matched = new Float32Array(target.size)
  const { evidence, all } = evidenceFor(target, scope, query, spoken)
  for (const one of evidence) {
    const best = new Float32Array(target.size)
    for (const place of one.places) {
      one.edition.words.visit(place, (row, weight) => {
        const here = one.edition === target ? row : target.rowOfRank(one.edition.ranks[row] as number)
        if (here >= 0 && weight > (best[here] as number)) best[here] = weight
      })
    }
    for (let row = 0; row < best.length; row++) {
      const weight = best[row] as number
      if (weight === 0) continue
      scores[row] = (scores[row] as number) + (one.trust * one.rarity * weight) / 255
      matched[row] = (matched[row] as number) + one.rarity
    }
  }
  for (let row = 0; row < scores.length; row++) {
    const share = (matched[row] as number) / (all || 1)
    scores[row] = (scores[row] as number) * share ** RANKING.coordination
  }
  rewardPhrases(target, evidence, scores)
  return { scores, terms: new Set(evidence.filter((one) => one.edition === target).flatMap((one) => one.terms)) }
}
