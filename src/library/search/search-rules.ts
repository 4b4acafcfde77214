import { failed, ok, type Result } from '../../core/result.ts'
import { hasRulePart, levelOf, numberOfRank, printRuleNumber, type RuleNumber } from '../../core/rule-number.ts'
import type { Edition } from '../binary/open-edition.ts'
import type { EditionInfo, Language } from '../edition-content.ts'
import { findGlossaryTerm, type GlossaryView } from '../glossary.ts'
import { descendantRows, isKnownNumber, nearestRules, type RuleRef, refer, titleFor } from '../lookup.ts'
import { bestRows } from './best-rows.ts'
import { parseCursor, printCursor } from './cursor.ts'
import type { SearchScope } from './gather-evidence.ts'
import { type Marks, markWords } from './mark-words.ts'
import { addNameScores, matchName, type NameMatch } from './match-names.ts'
import { guessLanguage, type Query, readQuery } from './read-query.ts'
import { resolveWord } from './resolve-words.ts'
import { scoreRows } from './score-rows.ts'
import { RANKING } from './weights.ts'

export interface SearchRequest {
  readonly query: string
  /** In which language the question is asked; guessed where absent. */
  readonly spoken?: Language
  /** 1–50, 10 where absent. */
  readonly limit?: number
  readonly cursor?: string
}

/** Why a hit is there: its number was asked for, its name was, or its words match. */
export type HitReason = 'number' | 'name' | 'words'

export interface MarkedText {
  readonly text: string
  readonly marks: Marks
}

export interface SearchHit {
  readonly edition: EditionInfo
  readonly number: string
  /** Its own name or that of the nearest titled rule above it. */
  readonly title: string
  readonly heading: RuleRef | null
  readonly text: MarkedText
  readonly list: readonly string[]
  readonly examples: readonly MarkedText[]
  readonly score: number
  readonly reason: HitReason
  /** Other editions searched that hold the same rule under the same number: their texts may differ. */
  readonly alsoIn: readonly EditionInfo[]
}

/** What became of a number in the question. */
export interface NumberAnswer {
  readonly number: string
  readonly held: boolean
  /** Whether the official edition has it; null where no edition searched can tell. */
  readonly exists: boolean | null
  /** Where it is not held: what stands around its place. */
  readonly nearest: readonly RuleRef[]
  /** Where it is an old number: where the rule stands in the first edition searched. */
  readonly successors: readonly RuleRef[]
}

export interface SearchAnswer {
  readonly query: string
  /** The language the question was read in. */
  readonly spoken: Language
  readonly hits: readonly SearchHit[]
  /** How many hits there are over all pages, at most 200. */
  readonly total: number
  /** The cursor of the next page. */
  readonly next: string | null
  readonly numbers: readonly NumberAnswer[]
  /** Three-digit rules whose name was asked for. */
  readonly headings: readonly (RuleRef & { readonly edition: EditionInfo })[]
  /** Glossary entries whose name, old or new, was asked for. */
  readonly terms: readonly GlossaryView[]
}

interface Candidate {
  readonly edition: Edition
  readonly row: number
  readonly score: number
  readonly reason: HitReason
  readonly terms: ReadonlySet<string>
  readonly alsoIn: EditionInfo[]
}

const DEFAULT_LIMIT = 10
const LARGEST_LIMIT = 50
const LONGEST_QUERY = 500

/**
 * Ranks the rules of `scope.targets` by a question. Numbers come first, then names, then words. `scope.bridges` are
 * opened editions that are only read for their words: with the restatement in both languages, a French question finds an
 * English-only edition of the same date by the rules' numbers. Fails only on a cursor that belongs to another question.
 */
export const searchRules = (scope: SearchScope, request: SearchRequest): Result<SearchAnswer, 'cursor'> => {
  const text = request.query.slice(0, LONGEST_QUERY)
  const question = [text, ...scope.targets.map(({ info }) => `${info.edition}${info.language}${info.kind}`)].join('|')
  const offset = parseCursor(request.cursor, question)
  if (!offset.ok) return failed(offset.errors)
  const query = readQuery(text)
  const spoken = request.spoken ?? spokenIn(scope, query)
  const names = new Map(scope.targets.map((edition) => [edition, nameIn(edition, scope, query)]))
  const ranked = collapse(rank(scope, query, spoken, names), spoken)
  const limit = Math.min(LARGEST_LIMIT, Math.max(1, request.limit ?? DEFAULT_LIMIT))
  const end = offset.value + limit
  return ok({
    query: request.query,
    spoken,
    hits: ranked.slice(offset.value, end).map(showHit),
    total: ranked.length,
    next: end < ranked.length ? printCursor(end, question) : null,
    numbers: query.numbers.map(({ number }) => ({
      number: printRuleNumber(number),
      held: scope.targets.some((edition) => edition.rowOf(number) >= 0),
      exists: firstKnown(scope.targets.map((edition) => isKnownNumber(edition, number))),
      nearest: scope.targets.some((edition) => edition.rowOf(number) >= 0) ? [] : nearestIn(scope.targets, number),
      successors: scope.targets
        .slice(0, 1)
        .flatMap((edition) => successorsIn(scope, edition, number).map((one) => refer(edition, one))),
    })),
    headings: headingsNamed(names),
    terms: scope.targets.map((edition) => findGlossaryTerm(edition, query.subject)).filter((term) => term !== null),
  })
}

const spokenIn = (scope: SearchScope, query: Query): Language => {
  const all = [...scope.targets, ...scope.bridges]
  const preferred = scope.targets[0]?.info.language ?? 'en'
  return guessLanguage(
    query,
    (word, language) =>
      all.some((edition) => edition.info.language === language && resolveWord(edition, word) !== null),
    preferred,
  )
}

/** A name is looked up in the edition itself and, by the rules' numbers, in others of its date (`contact mortel` → 702.2). */
const nameIn = (edition: Edition, scope: SearchScope, query: Query): NameMatch | null => {
  const family = [edition, ...scope.targets, ...scope.bridges].filter(
    (other) => other.info.edition === edition.info.edition,
  )
  const matches = family.map((other) => matchName(other, query)).filter((match) => match !== null)
  return matches.find((match) => match.trust === 1) ?? matches[0] ?? null
}

const rank = (
  scope: SearchScope,
  query: Query,
  spoken: Language,
  names: ReadonlyMap<Edition, NameMatch | null>,
): Candidate[] => {
  const candidates: Candidate[] = []
  for (const edition of scope.targets) {
    const { scores, terms } = scoreRows(edition, scope, query, spoken)
    const name = names.get(edition) ?? null
    if (name !== null) addNameScores(edition, name, scores)
    const asked = addNumberScores(edition, scope, query, scores)
    for (const row of bestRows(scores, RANKING.mostHits * 2, (one) => asked.has(one) || isPassage(edition, one))) {
      const score = scores[row] as number
      const reason = asked.has(row)
        ? 'number'
        : score >= RANKING.named.term.below * RANKING.named.misspelt
          ? 'name'
          : 'words'
      candidates.push({ edition, row, score, reason, terms, alsoIn: [] })
    }
  }
  return candidates
    .sort((a, b) => b.score - a.score || newestFirst(a, b) || a.row - b.row)
    .slice(0, RANKING.mostHits * 2)
}

const newestFirst = (a: Candidate, b: Candidate): number =>
  a.edition.info.edition < b.edition.info.edition ? 1 : a.edition.info.edition > b.edition.info.edition ? -1 : 0

/** Sections and headings are places, not passages: they are hits only when their number is asked for. */
const isPassage = (edition: Edition, row: number): boolean => hasRulePart(edition.ranks[row] as number)

/** The numbers asked for go before everything, in the order asked, each followed by its subrules unless it is meant alone. */
const addNumberScores = (
  edition: Edition,
  scope: SearchScope,
  query: Query,
  scores: Float32Array,
): ReadonlySet<number> => {
  const asked = new Set<number>()
  query.numbers.forEach(({ number, alone }, i) => {
    const worth = 1e6 / 2 ** i
    const places = edition.rowOf(number) >= 0 ? [number] : [number, ...successorsIn(scope, edition, number)]
    const rows = places
      .flatMap((one) => [edition.rowOf(one), ...(alone ? [] : descendantRows(edition, one))])
      .filter((row) => row >= 0)
    rows.forEach((row, place) => {
      if (!asked.has(row)) scores[row] = worth - place * (worth / 1e4)
      asked.add(row)
    })
  })
  return asked
}

/** Where an old number leads in an edition that does not have it. */
const successorsIn = ({ successors }: SearchScope, edition: Edition, number: RuleNumber): readonly RuleNumber[] =>
  edition.rowOf(number) >= 0 ? [] : (successors?.(number, edition.info.edition) ?? [])

/** One hit a rule: other languages of an edition, and other editions with the rule under the same number and name, are noted on it. */
const collapse = (candidates: readonly Candidate[], spoken: Language): Candidate[] => {
  if (new Set(candidates.map(({ edition }) => edition)).size < 2) return candidates.slice(0, RANKING.mostHits)
  const byRule = new Map<string, Candidate>()
  const kept: Candidate[] = []
  for (const candidate of candidates) {
    const { edition, row } = candidate
    const number = numberOfRank(edition.ranks[row] as number)
    const { info } = edition
    const keys = [
      `${info.edition} ${printRuleNumber(number)}`,
      `${info.language} ${printRuleNumber(number)} ${titleFor(edition, number)}`,
    ]
    const known = keys.map((key) => byRule.get(key)).find((one) => one !== undefined)
    if (known === undefined) {
      if (kept.length >= RANKING.mostHits) continue
      kept.push(candidate)
      for (const key of keys) byRule.set(key, candidate)
    } else if (
      known.edition.info.language !== spoken &&
      info.language === spoken &&
      known.edition.info.edition === info.edition
    ) {
      const better: Candidate = {
        ...candidate,
        score: known.score,
        reason: known.reason,
        alsoIn: [...known.alsoIn, known.edition.info],
      }
      kept[kept.indexOf(known)] = better
      for (const [key, one] of byRule) if (one === known) byRule.set(key, better)
    } else known.alsoIn.push(info)
  }
  return kept
}

const showHit = ({ edition, row, score, reason, terms, alsoIn }: Candidate): SearchHit => {
  const number = numberOfRank(edition.ranks[row] as number)
  const { language } = edition.info
  const mark = (text: string): MarkedText => ({ text, marks: markWords(text, language, terms) })
  return {
    edition: edition.info,
    number: printRuleNumber(number),
    title: titleFor(edition, number),
    heading: levelOf(number) === 'section' ? null : refer(edition, { heading: number.heading, rule: 0, letter: '' }),
    text: mark(edition.text(row)),
    list: edition.list(row),
    examples: edition.examples(row).map(mark),
    score,
    reason,
    alsoIn,
  }
}

const firstKnown = (answers: readonly (boolean | null)[]): boolean | null =>
  answers.includes(true) ? true : answers.includes(false) ? false : null

const nearestIn = (editions: readonly Edition[], number: Parameters<typeof nearestRules>[1]): RuleRef[] =>
  editions[0] === undefined ? [] : nearestRules(editions[0], number)

const headingsNamed = (names: ReadonlyMap<Edition, NameMatch | null>): (RuleRef & { edition: EditionInfo })[] =>
  [...names].flatMap(([edition, match]) =>
    (match?.targets ?? [])
      .map(({ rank }) => numberOfRank(rank))
      .filter((number) => levelOf(number) === 'heading' && edition.rowOf(number) >= 0)
      .map((number) => ({ ...refer(edition, number), edition: edition.info })),
  )
