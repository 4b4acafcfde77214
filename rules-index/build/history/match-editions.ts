import { parentOf, printRuleNumber } from '../../../src/core/rule-number.ts'
import type { ComparableRule } from './comparable-text.ts'
import { containment, likeness, makeBags } from './likeness.ts'

/** What became of the rules of one edition in the next. Rules stand under their numbers. */
export interface EditionMatch {
  /** From a number of the earlier edition to that of the same rule in the later one. */
  readonly same: ReadonlyMap<string, string>
  /** New rules that were a part of an older one: number in the later edition → number in the earlier one. */
  readonly split: ReadonlyMap<string, string>
  /** Old rules that went into another one: number in the earlier edition → number in the later one. */
  readonly merged: ReadonlyMap<string, string>
}

/**
 * Measured on the 129 English editions; see test/rules-index/history.test.ts for what they must bring about. A rule that
 * keeps its number or its parent needs fewer words in common.
 */
const LIKE_ENOUGH = { anywhere: 0.55, near: 0.42, sameParent: 0.38, sameNumber: 0.28 }
/** A heading is near another if so much of what was matched under the one went under the other. */
const NEAR = 0.08
/**
 * A rule is a part of another if so much of it is found there, no more than so much before or after, and if it is long
 * enough for that to be no accident.
 */
const PART = { share: 0.72, left: 0.6, words: 7 }

/** Rules that begin with as many of the same words begin alike. */
const OPENING = 5

export const matchEditions = (older: readonly ComparableRule[], newer: readonly ComparableRule[]): EditionMatch => {
  const matcher = new Matcher(older, newer)
  matcher.matchSameKeys()
  matcher.matchAlike()
  matcher.matchByChildren()
  // What was learnt about the headings lets the rules below them be known by fewer words.
  matcher.matchAlike()
  matcher.matchOpenings()
  return { same: matcher.same, ...matcher.findParts() }
}

type HeadingVotes = ReadonlyMap<number, ReadonlyMap<number, number>>

class Matcher {
  readonly older: readonly ComparableRule[]
  readonly newer: readonly ComparableRule[]
  readonly same = new Map<string, string>()
  readonly #back = new Map<string, string>()
  readonly #bagOf: ReturnType<typeof makeBags>

  constructor(older: readonly ComparableRule[], newer: readonly ComparableRule[]) {
    this.older = older
    this.newer = newer
    this.#bagOf = makeBags(older, newer)
  }

  #pair(a: ComparableRule, b: ComparableRule): void {
    this.same.set(a.number, b.number)
    this.#back.set(b.number, a.number)
  }

  #openOlder(): ComparableRule[] {
    return this.older.filter(({ number }) => !this.same.has(number))
  }

  #openNewer(): ComparableRule[] {
    return this.newer.filter(({ number }) => !this.#back.has(number))
  }

  /** The same text: the only one of its kind, or the one under the same number, the same parent, or in the same place of a series. */
  matchSameKeys(): void {
    const passes: readonly ((a: readonly ComparableRule[], b: readonly ComparableRule[]) => void)[] = [
      (a, b) => {
        if (a.length === 1 && b.length === 1) this.#pair(a[0] as ComparableRule, b[0] as ComparableRule)
      },
      (a, b) => {
        for (const one of a) {
          const other = b.find(({ number }) => number === one.number)
          if (other !== undefined && this.#isParentKept(one, other)) this.#pair(one, other)
        }
      },
      (a, b) => {
        for (const one of a) {
          const others = b.filter((other) => !this.#back.has(other.number) && this.#isParentKept(one, other))
          if (others.length > 0) this.#pair(one, others[0] as ComparableRule)
        }
      },
      (a, b) => {
        if (a.length === b.length) for (const [i, one] of a.entries()) this.#pair(one, b[i] as ComparableRule)
      },
    ]
    for (const pass of passes) {
      const theirs = groupByKey(this.#openNewer())
      for (const [key, ours] of groupByKey(this.#openOlder())) pass(ours, theirs.get(key) ?? [])
    }
  }

  /** Whether the rule above the one became the rule above the other; undecided parents speak against it unless their numbers agree. */
  #isParentKept(a: ComparableRule, b: ComparableRule): boolean {
    const [up, upThere] = [parentOf(a.at), parentOf(b.at)]
    if (up === null || upThere === null) return up === upThere
    const parent = printRuleNumber(up)
    return (this.same.get(parent) ?? parent) === printRuleNumber(upThere)
  }

  #nearness(a: ComparableRule, b: ComparableRule, votes: HeadingVotes): keyof typeof LIKE_ENOUGH {
    if (this.#isParentKept(a, b)) return a.number === b.number ? 'sameNumber' : 'sameParent'
    const tally = votes.get(a.at.heading)
    return tally !== undefined && (tally.get(b.at.heading) ?? 0) >= NEAR * (tally.get(0) ?? 0) ? 'near' : 'anywhere'
  }

  /** For each three-digit rule, how many of the rules under it went under which; under 0 stands how many went anywhere. */
  #headingVotes(): HeadingVotes {
    const places = new Map(this.newer.map(({ number, at }) => [number, at.heading]))
    const votes = new Map<number, Map<number, number>>()
    for (const { number, at } of this.older) {
      const there = places.get(this.same.get(number) ?? '')
      if (there === undefined) continue
      const tally = votes.get(at.heading) ?? new Map<number, number>()
      for (const one of [there, 0]) tally.set(one, (tally.get(one) ?? 0) + 1)
      votes.set(at.heading, tally)
    }
    return votes
  }

  /** Edited rules: the likest pairs first, each rule once. */
  matchAlike(): void {
    const votes = this.#headingVotes()
    const newer = this.#openNewer()
    const byFeature = indexByFeature(newer, this.#bagOf)
    const pairs = this.#openOlder().flatMap((a) => {
      const offered = new Set(rareFeatures(a, this.#bagOf).flatMap((feature) => byFeature.get(feature) ?? []))
      const there = newer.find(({ number }) => number === a.number)
      if (there !== undefined) offered.add(there)
      return [...offered].flatMap((b) => {
        if ((a.level === 'section') !== (b.level === 'section')) return []
        const like = likeness(this.#bagOf(a), this.#bagOf(b))
        const least = LIKE_ENOUGH[this.#nearness(a, b, votes)]
        return like < least ? [] : [{ a, b, worth: like - least / 2 }]
      })
    })
    pairs.sort((x, y) => y.worth - x.worth)
    for (const { a, b } of pairs) if (!this.same.has(a.number) && !this.#back.has(b.number)) this.#pair(a, b)
  }

  /** Headings and rules that are only names: those whose children went to the same new parent. */
  matchByChildren(): void {
    const votes = new Map<string, Map<string, number>>()
    const children = new Map<string, number>()
    const numbersThere = new Map(this.newer.map((rule) => [rule.number, rule]))
    for (const { number, at } of this.older) {
      const up = parentOf(at)
      if (up === null) continue
      const parent = printRuleNumber(up)
      children.set(parent, (children.get(parent) ?? 0) + 1)
      const there = numbersThere.get(this.same.get(number) ?? '')
      const upThere = there === undefined ? null : parentOf(there.at)
      if (upThere === null) continue
      const tally = votes.get(parent) ?? new Map<string, number>()
      tally.set(printRuleNumber(upThere), (tally.get(printRuleNumber(upThere)) ?? 0) + 1)
      votes.set(parent, tally)
    }
    for (const a of this.#openOlder().reverse()) {
      const [best] = [...(votes.get(a.number) ?? [])].sort((x, y) => y[1] - x[1])
      if (best === undefined || best[1] * 2 <= (children.get(a.number) ?? 0)) continue
      const b = numbersThere.get(best[0])
      if (b !== undefined && b.level === a.level && !this.#back.has(b.number)) this.#pair(a, b)
    }
  }

  /** A rule that fell apart goes on as the part that begins as it did. */
  matchOpenings(): void {
    const { split } = this.findParts()
    const parts = this.#openNewer()
    for (const whole of this.#openOlder()) {
      const opening = whole.modern.slice(0, OPENING).join(' ')
      const part = parts.find(
        ({ number, modern }) =>
          split.get(number) === whole.number &&
          modern.length > OPENING &&
          modern.slice(0, OPENING).join(' ') === opening,
      )
      if (part !== undefined) this.#pair(whole, part)
    }
  }

  /**
   * What was cut out of a rule or taken into one. The whole must have lost or won those words: a new keyword that is worded
   * like an older one is no part of it.
   */
  findParts(): Pick<EditionMatch, 'split' | 'merged'> {
    return {
      split: this.#findWholes(this.#openNewer(), this.older, this.newer, this.same),
      merged: this.#findWholes(this.#openOlder(), this.newer, this.older, this.#back),
    }
  }

  #findWholes(
    parts: readonly ComparableRule[],
    wholes: readonly ComparableRule[],
    otherSide: readonly ComparableRule[],
    counterparts: ReadonlyMap<string, string>,
  ): Map<string, string> {
    const byFeature = indexByFeature(wholes, this.#bagOf)
    const others = new Map(otherSide.map((rule) => [rule.number, rule]))
    const found = new Map<string, string>()
    for (const part of parts) {
      if (part.words.length < PART.words) continue
      const offered = new Set(rareFeatures(part, this.#bagOf).flatMap((feature) => byFeature.get(feature) ?? []))
      let best = 0
      for (const whole of offered) {
        const share = containment(this.#bagOf(part), this.#bagOf(whole))
        if (share < PART.share || share <= best) continue
        const counterpart = others.get(counterparts.get(whole.number) ?? '')
        if (counterpart !== undefined && containment(this.#bagOf(part), this.#bagOf(counterpart)) > PART.left) continue
        best = share
        found.set(part.number, whole.number)
      }
    }
    return found
  }
}

const groupByKey = (rules: readonly ComparableRule[]): Map<string, ComparableRule[]> => {
  const groups = new Map<string, ComparableRule[]>()
  for (const rule of rules) {
    const key = `${rule.level === 'section'}:${rule.key}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [rule])
    else group.push(rule)
  }
  return groups
}

/** The features by which a rule is looked for: the weightiest. */
const MOST_FEATURES = 12

const rareFeatures = (rule: ComparableRule, bagOf: ReturnType<typeof makeBags>): string[] =>
  [...bagOf(rule).weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_FEATURES)
    .map(([feature]) => feature)

const indexByFeature = (
  rules: readonly ComparableRule[],
  bagOf: ReturnType<typeof makeBags>,
): Map<string, ComparableRule[]> => {
  const index = new Map<string, ComparableRule[]>()
  for (const rule of rules) {
    for (const feature of bagOf(rule).weights.keys()) {
      const list = index.get(feature)
      if (list === undefined) index.set(feature, [rule])
      else list.push(rule)
    }
  }
  return index
}
