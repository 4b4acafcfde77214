import { numberOfRank, printRuleNumber, type RuleNumber } from '../core/rule-number.ts'
import type { Edition } from './binary/open-edition.ts'

export const KEYWORD_KINDS = ['action', 'ability', 'ability-word'] as const
export type KeywordKind = (typeof KEYWORD_KINDS)[number]

/** A word with a meaning in the rules of its own, as an edition names it. */
export interface Keyword {
  readonly kind: KeywordKind
  readonly name: string
  /** The rule that says what it does; for an ability word, the one that lists it. */
  readonly number: string
  /** Its place among those of its kind: the same in every language of an edition. */
  readonly place: number
}

const ABILITY_WORDS: RuleNumber = { heading: 207, rule: 2, letter: 'c' }
const HEADINGS: Readonly<Record<number, KeywordKind>> = { 701: 'action', 702: 'ability' }

/** Keyword actions (701), keyword abilities (702) and ability words (207.2c) of an edition that is numbered as today's is. */
export const listKeywords = (edition: Edition): Keyword[] => {
  const keywords: Keyword[] = []
  for (let row = 0; row < edition.size; row++) {
    const number = numberOfRank(edition.ranks[row] as number)
    const kind = HEADINGS[number.heading]
    const name = kind === undefined || number.rule === 0 || number.letter !== '' ? '' : edition.title(row)
    if (kind !== undefined && name !== '')
      keywords.push({ kind, name, number: printRuleNumber(number), place: number.rule })
  }
  const row = edition.rowOf(ABILITY_WORDS)
  const words = row < 0 ? [] : edition.list(row)
  return [
    ...keywords,
    ...words.map((name, place) => ({
      kind: 'ability-word' as const,
      name,
      number: printRuleNumber(ABILITY_WORDS),
      place,
    })),
  ]
}
