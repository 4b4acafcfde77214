import { printRuleNumber, type RuleNumber } from '../../../src/core/rule-number.ts'
import { isBlank, isFinished, lastLinesOf, readExample, readHeading, readRule, readSection } from './line-forms.ts'
import { isLeap, isNextNumber } from './numbering.ts'
import type { RuleCollector } from './rule-collector.ts'

/** A line of a prepared text, with the line of the source that it comes from (1-based). */
export interface SourceLine {
  readonly text: string
  readonly line: number
}

// A number in the middle of a paragraph, after the end of a sentence and before the beginning of one.
const GLUED = /(?<=[.!?:)»”"]\s?)\s*(?<![\d.])([1-9]\d{2})\.(\d{1,3})([a-z])?\.?\s+(?=[\p{Lu}«“"(])/gu

/**
 * One chapter of the French site of 2011, where a number stands alone on its line and its text follows. A reference torn
 * out of its sentence stands alone as well: it is told apart by the sentence above it, which is not finished, or by coming
 * out of order. Rules glued inside a paragraph are found by being the very next number.
 */
export const readNumberLines = (lines: readonly SourceLine[], collector: RuleCollector): void => {
  const lastLines = lastLinesOf(lines.map(({ text }) => text))
  const sections = new Map<number, string>()
  lines.forEach(({ text, line }, i) => {
    if (isBlank(text)) return
    if (collector.last === null && readPreamble(text, line, lines.slice(i + 1), sections, collector)) return
    const rule = readRule(text)
    const alone = rule !== null && rule.rest === ''
    const fits =
      rule !== null && (isNextNumber(collector.last, rule.number) || isLeap(collector.last, rule.number, i, lastLines))
    if (rule !== null && fits && (alone ? isFinished(collector.current) : /^[\p{Lu}«“"(]/u.test(rule.rest))) {
      collector.rule(rule.number, '', line)
      if (rule.rest !== '') placeText(rule.rest, line, collector)
      return
    }
    const example = readExample(text)
    if (example !== null) {
      collector.example('')
      placeText(example, line, collector)
    } else placeText(text, line, collector)
  })
}

/** Before the chapter: titles of the site and its contents. The chapter's heading is the last one of its number. */
const readPreamble = (
  text: string,
  line: number,
  rest: readonly SourceLine[],
  sections: Map<number, string>,
  collector: RuleCollector,
): boolean => {
  const section = readSection(text)
  if (section !== null) {
    sections.set(section.number.heading, section.title)
    collector.outline(section.number, section.title)
    return true
  }
  const heading = readHeading(text)
  if (heading === null) {
    if (readRule(text) !== null) return false
    collector.note(line, text, 'outside-the-rules')
    return true
  }
  const again = rest.some((later) => readHeading(later.text)?.number.heading === heading.number.heading)
  if (again || !chapterFollows(rest, heading.number)) collector.outline(heading.number, heading.title)
  else collector.title(heading.number, ownTitle(heading.title, sections.get(Math.floor(heading.number.heading / 100))))
  return true
}

const chapterFollows = (rest: readonly SourceLine[], heading: RuleNumber): boolean => {
  const next = rest.find(({ text }) => !isBlank(text))
  return next !== undefined && readRule(next.text)?.number.heading === heading.heading
}

/** The page puts the section's name before the chapter's: `Concepts du Jeu : Cibles`. */
const ownTitle = (title: string, section: string | undefined): string => {
  const [before, ...after] = title.split(/\s+:\s+/)
  return section !== undefined && after.length > 0 && before?.toLowerCase() === section.toLowerCase()
    ? after.join(' : ')
    : title
}

const placeText = (text: string, line: number, collector: RuleCollector): void => {
  let from = 0
  for (const match of text.matchAll(GLUED)) {
    const number = { heading: Number(match[1]), rule: Number(match[2]), letter: match[3] ?? '' }
    const last = collector.last
    if (last === null || !isNextNumber(last, number) || number.heading !== last.heading) continue
    addText(text.slice(from, match.index), line, collector)
    collector.rule(number, '', line)
    from = match.index + match[0].length
  }
  addText(text.slice(from), line, collector)
}

const addText = (text: string, line: number, collector: RuleCollector): void => {
  if (text.trim() === '') return
  if (collector.last === null) collector.note(line, text, 'no-rule-to-join')
  else if (collector.current === '' || !isFinished(collector.current) || /^\s*[\p{Ll}\d,;:.)»]/u.test(text)) {
    collector.join(text, /^\s*[,.)]/.test(text) ? '' : ' ')
  } else collector.join(text, '\n')
}

/** Whether a number stands alone on this line. */
export const isNumberAlone = (line: string): boolean => {
  const rule = readRule(line)
  return rule !== null && rule.rest === '' && printRuleNumber(rule.number) !== ''
}
