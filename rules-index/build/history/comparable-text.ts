import {
  findRuleNumbers,
  levelOf,
  parseRuleNumber,
  type RuleLevel,
  type RuleNumber,
} from '../../../src/core/rule-number.ts'
import type { RuleContent } from '../../../src/library/index.ts'

/** A rule as the comparison of two editions sees it. */
export interface ComparableRule {
  readonly number: string
  readonly at: RuleNumber
  readonly level: RuleLevel
  /** Two rules with the same key say the same: case, quotes, spaces and the numbers they cite are of no account. */
  readonly key: string
  readonly words: readonly string[]
  /** Its words in today's vocabulary, by which an edited rule is known again. */
  readonly modern: readonly string[]
}

/** Cited numbers move without the rule saying anything else: each is as good as any other. */
const ANY_NUMBER = '#'

export const comparableRule = ({ number, title, text }: RuleContent): ComparableRule => {
  const at = parseRuleNumber(number)
  if (at === null) throw new RangeError(`not a rule number: ${number}`)
  const words = wordsOf(title === '' ? text : title)
  const key = words.join(' ')
  return { number, at, level: levelOf(at), key, words, modern: modernise(key).split(' ') }
}

const wordsOf = (text: string): string[] => {
  let plain = text
  for (const { start, end, number, prefixed } of findRuleNumbers(text).reverse()) {
    if (prefixed || number.rule > 0) plain = `${plain.slice(0, start)} ${ANY_NUMBER} ${plain.slice(end)}`
  }
  return (
    plain
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/#|[\p{L}\p{N}{}/]+(?:'\p{L}+)*/gu) ?? []
  )
}

/** Terms that were renamed all through the rules, oldest first, and what they are called since. */
const RENAMED: readonly (readonly [from: RegExp, to: string])[] = [
  [/\b(?:in play zone|in play)\b/g, 'battlefield'],
  [/\b(?:comes?|coming|came|put) into play\b/g, 'enters'],
  [/\bleaves? play\b/g, 'leaves battlefield'],
  [/\bon(?:to)? the battlefield\b/g, 'battlefield'],
  [/\benters? the battlefield\b/g, 'enters'],
  [/\bremoved? from the game(?: zone)?\b/g, 'exile'],
  [/\bexiled\b/g, 'exile'],
  [/\b(?:removed|phased) (?:from the game|out) zone\b/g, 'exile'],
  [/\bspell or ability is played\b/g, 'spell cast or ability activated'],
  [/\bplays? (?=(?:a |an |the |that |this |its |it )?spell)/g, 'cast '],
  [/\bplaying (?=(?:a |an |the |that |this |its |it )?spell)/g, 'casting '],
  [/\bplayed (?=(?:a |an |the |that |this |its |it )?spell)/g, 'cast '],
  [/\bplays? (?=(?:a |an |the |that |this |its )?(?:\S+ )?abilit)/g, 'activate '],
  [/\bplaying (?=(?:a |an |the |that |this |its )?(?:\S+ )?abilit)/g, 'activating '],
  [/\bin response\b/g, 'response'],
  [/\bconverted mana cost\b/g, 'mana value'],
  [/\bhis or hers?\b/g, 'their'],
  [/\b(?:he or she|him or her)\b/g, 'they'],
  [/\btribal\b/g, 'kindred'],
  [/\bbury\b/g, 'destroy'],
  [/\bsuccessfully cast\b/g, 'cast'],
  [/\bat end of turn\b/g, 'at beginning of end step'],
  [/\bend of turn step\b/g, 'end step'],
  [/\bcreature type\b/g, 'subtype'],
  [/\bcontrollers? choice\b/g, 'choice'],
]

const modernise = (text: string): string => RENAMED.reduce((one, [from, to]) => one.replace(from, to), text)
