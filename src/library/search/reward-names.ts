import { foldName } from '../analysis/fold.ts'
import { nameKey } from '../analysis/name-key.ts'
import { tokenize } from '../analysis/tokenize.ts'
import type { Edition } from '../binary/open-edition.ts'
import type { Query } from './read-query.ts'
import type { Evidence } from './resolve-words.ts'
import { RANKING } from './weights.ts'

const LONGEST = 5

/**
 * Names inside a question: a card that players ask about, a term, an abbreviation. Their words together lead to the rules
 * that list them, which says more than the words apart. A single word counts where it is written as a name.
 */
export const rewardNames = (
  edition: Edition,
  query: Query,
  evidence: readonly Evidence[],
  scores: Float32Array,
): void => {
  const language = edition.info.language
  const words = query.words[language]
  const tokens = tokenize(query.rest)
  const rarities = new Map(evidence.map(({ at, rarity }) => [at, rarity]))
  for (let from = 0; from < tokens.length; from++) {
    for (let to = Math.min(tokens.length, from + LONGEST) - 1; to >= from; to--) {
      const [first, last] = [tokens[from], tokens[to]]
      if (first === undefined || last === undefined) continue
      const inside = words.filter(({ start, end }) => start >= first.start && end <= last.end)
      if (inside.length === 0 || (from === to && !inside.some(({ isName }) => isName))) continue
      const text = query.rest.slice(first.start, last.end)
      const place = Math.max(edition.names.find(foldName(text)), edition.names.find(nameKey(text, language)))
      if (place < 0) continue
      const targets = edition.nameTargets(place)
      const worth = inside.reduce((sum, word) => sum + (rarities.get(words.indexOf(word)) ?? 0), 0)
      for (const rank of targets) {
        const row = edition.rowOfRank(rank)
        if (row >= 0) scores[row] = (scores[row] as number) + (RANKING.namesInside * worth) / Math.sqrt(targets.length)
      }
      from = to
      break
    }
  }
}
