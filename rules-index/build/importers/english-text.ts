import { printRuleNumber, type RuleNumber, rankOf } from '../../../src/core/rule-number.ts'
import type { Layout } from './imported-text.ts'
import {
  isBlank,
  isFinished,
  lastLinesOf,
  readExample,
  readHeading,
  readRule,
  readRuleLess,
  readSection,
} from './line-forms.ts'
import { isLater, isLeap, isNextNumber, mendNumber } from './numbering.ts'
import { RuleCollector } from './rule-collector.ts'

/** The text edition of the publisher, 1999 to today: contents, rules, glossary, credits; hard-wrapped until 2004. */
export const englishText: Layout = {
  name: 'text-edition',
  likeness: (lines) => {
    const numbered = lines.filter((line) => readRule(line)?.rest).length
    return bodyOf(lines) === null ? 0 : Math.min(0.5, 0.1 + numbered / 20)
  },
  parse: (lines) => {
    const collector = new RuleCollector()
    const body = bodyOf(lines)
    if (body === null) {
      lines.forEach((line, i) => {
        if (!isBlank(line)) collector.note(i + 1, line, 'outside-the-rules')
      })
      return collector.finish()
    }
    readRules(lines.slice(0, body.end), body.start, isWrapped(lines), collector)
    readGlossary(lines.slice(body.end + 1, body.close), collector)
    return collector.finish()
  },
}

interface Body {
  readonly start: number
  /** The line of the second "Glossary". */
  readonly end: number
  readonly close: number
}

/** The rules begin at the headings just above the first rule with a text, and end at the glossary that comes after it. */
const bodyOf = (lines: readonly string[]): Body | null => {
  const first = lines.findIndex((line) => (readRule(line)?.rest ?? '') !== '')
  if (first < 0) return null
  let start = first
  for (let i = first - 1; i >= 0; i--) {
    const line = lines[i] as string
    if (isBlank(line) || isRuler(line)) continue
    if (readHeading(line) === null && readSection(line) === null) break
    start = i
    if (readSection(line) !== null) break
  }
  const after = (wanted: RegExp, from: number): number => {
    const at = lines.findIndex((line, i) => i > from && wanted.test(line))
    return at < 0 ? lines.length : at
  }
  const end = after(/^\s*(?:glossary|glossaire)\s*$/i, first)
  return { start, end, close: after(/^\s*(?:credits|index|cr[ée]dits)\s*$/i, end) }
}

const isRuler = (line: string): boolean => /^\s*[-=_*]{4,}\s*$/.test(line)

/** Hard-wrapped: hardly a line is longer than a typewriter's. */
const isWrapped = (lines: readonly string[]): boolean => {
  const full = lines.filter((line) => line.trim().length > 60)
  return full.filter((line) => line.trimEnd().length <= 125).length > full.length * 0.9
}

const readRules = (lines: readonly string[], start: number, wrapped: boolean, collector: RuleCollector): void => {
  const lastLines = lastLinesOf(lines)
  let paragraphOpen = false
  for (let i = start; i < lines.length; i++) {
    const line = lines[i] as string
    const lone = i === start || isBlank(lines[i - 1]) || isRuler(lines[i - 1] as string)
    if (isBlank(line) || isRuler(line)) {
      paragraphOpen = false
      continue
    }
    if (readNumbered(line, i + 1, { lone, wrapped, lastLines }, collector)) {
      paragraphOpen = true
      continue
    }
    const example = readExample(line)
    if (example !== null) collector.example(example)
    else if (collector.last === null) collector.note(i + 1, line, 'no-rule-to-join')
    else collector.join(line, paragraphOpen && wrapped ? (/\p{L}-$/u.test(collector.current) ? '' : ' ') : '\n')
    paragraphOpen = true
  }
}

interface Place {
  /** A blank line stands above. */
  readonly lone: boolean
  readonly wrapped: boolean
  readonly lastLines: ReadonlyMap<string, number>
}

/** A section, heading or rule that starts on this line; false where the line is text, even if it starts with a number. */
const readNumbered = (line: string, at: number, place: Place, collector: RuleCollector): boolean => {
  const section = readSection(line)
  if (
    section !== null &&
    (place.lone || (!place.wrapped && isTitle(section.title))) &&
    isNewSection(collector.last, section.number)
  ) {
    collector.title(section.number, section.title)
    return true
  }
  const heading = readHeading(line)
  if (
    heading !== null &&
    (place.lone || isFinished(collector.current)) &&
    isLater(collector.last, heading.number) &&
    isTitle(heading.title)
  ) {
    collector.title(heading.number, heading.title)
    return true
  }
  const rule = readRule(line) ?? readRuleLess(line, collector.last?.rule ?? 0)
  if (rule === null) return false
  if (isNextNumber(collector.last, rule.number)) {
    if (!place.lone && place.wrapped && !isFinished(collector.current)) return false
    collector.rule(rule.number, rule.rest, at)
    return true
  }
  if (!place.lone) return false
  const mended = mendNumber(collector.last, rule.number)
  const hasSubrules = mended !== null && place.lastLines.has(printRuleNumber({ ...mended, letter: 'a' }))
  if (isLeap(collector.last, rule.number, at - 1, place.lastLines) && !hasSubrules) {
    collector.rule(rule.number, rule.rest, at)
    return true
  }
  collector.note(at, line, mended === null ? 'number-out-of-order' : 'number-mended')
  if (mended !== null) collector.rule(mended, rule.rest, at)
  return mended !== null
}

const isNewSection = (last: RuleNumber | null, section: RuleNumber): boolean =>
  last === null
    ? section.heading === 1
    : rankOf(section) > rankOf(last) && section.heading === Math.floor(sectionOf(last)) + 1

const sectionOf = ({ heading }: RuleNumber): number => (heading < 10 ? heading : heading / 100)

/** Titles are short and do not end like sentences. */
const isTitle = (title: string): boolean => title.length <= 90 && !/[.,;]["”»]?$/.test(title)

/** `Ability1. Text on an object…`: in the edition of June 2021 the first of several senses is glued to its term. */
const splitGluedTerm = (line: string): string[] => {
  const [, term, sense] = /^(\p{L}[\p{L} ]{1,40}\p{L})(1\. \S.*)$/u.exec(line) ?? []
  return term === undefined || sense === undefined ? [line] : [term, sense]
}

/** Terms are short, no sentences, and not the senses of one. */
const isTerm = (line: string): boolean => line.length <= 90 && !/[.:]["”»)]?$/.test(line) && !/^\d+[a-z]?\. /.test(line)

/** Entries are blocks set apart by blank lines, or not even that: the term on a line of its own, then its text. */
const readGlossary = (given: readonly string[], collector: RuleCollector): void => {
  const lines = given.flatMap(splitGluedTerm)
  const dense = lines.filter(isBlank).length < lines.length / 10
  let term = ''
  let text: string[] = []
  const close = (): void => {
    if (term !== '') collector.glossary(term, text.join('\n'))
    text = []
    term = ''
  }
  lines.forEach((line, i) => {
    if (isBlank(line) || isRuler(line)) return
    const lone = dense || isBlank(lines[i - 1]) || isRuler(lines[i - 1] as string)
    const starts = lone && !/^\s/.test(line) && !isBlank(lines[i + 1]) && isTerm(line.trim())
    if (starts) {
      close()
      term = line.trim()
    } else text.push(line.trim())
  })
  close()
}
