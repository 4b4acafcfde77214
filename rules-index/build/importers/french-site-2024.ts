import { printRuleNumber, type RuleNumber } from '../../../src/core/rule-number.ts'
import type { Layout } from './imported-text.ts'
import { isBlank, readExample, readHeading, readRule, readSection } from './line-forms.ts'
import { RuleCollector } from './rule-collector.ts'

interface Paragraph {
  readonly line: number
  readonly text: string
}

/**
 * Layout C, the site of 2024: the whole table of contents, then one chapter. Rules of the first level lost their numbers
 * and get them back by counting paragraphs; the subrules that follow one tell whether the count is right.
 */
export const frenchSite2024: Layout = {
  name: 'french-site-2024',
  likeness: (lines, language) => {
    if (language !== 'fr') return 0
    const numbered = lines.map(readRule).filter((rule) => rule !== null && rule.rest !== '')
    const subrules = numbered.filter((rule) => rule?.number.letter !== '' && !rule?.dotted).length
    return subrules > 0 && subrules === numbered.length ? 0.7 : 0
  },
  parse: (lines) => {
    const collector = new RuleCollector()
    const start = chapterStart(lines)
    lines.slice(0, start).forEach((line, i) => {
      const entry = readHeading(line) ?? readSection(line)
      if (entry !== null) collector.outline(entry.number, entry.title)
      else if (!isBlank(line)) collector.note(i + 1, line, 'outside-the-rules')
    })
    readChapters(lines, start, collector)
    return collector.finish()
  },
}

/** The contents end where a heading comes that the contents already had. */
const chapterStart = (lines: readonly string[]): number => {
  const seen = new Set<number>()
  for (const [i, line] of lines.entries()) {
    const heading = readHeading(line)?.number.heading
    if (heading === undefined) continue
    if (seen.has(heading)) return i
    seen.add(heading)
  }
  return lines.findIndex((line) => readHeading(line) !== null)
}

const readChapters = (lines: readonly string[], start: number, collector: RuleCollector): void => {
  let waiting: Paragraph[] = []
  let chapter: RuleNumber | null = null
  const close = (until: RuleNumber | null): void => {
    if (chapter !== null) numberParagraphs(waiting, chapter, until, collector)
    waiting = []
  }
  for (let i = Math.max(0, start); i < lines.length; i++) {
    const text = lines[i] as string
    if (isBlank(text)) continue
    const heading = readHeading(text)
    const rule = readRule(text)
    const example = readExample(text)
    if (heading !== null) {
      close(null)
      chapter = heading.number
      collector.title(heading.number, heading.title)
    } else if (rule !== null && chapter?.heading === rule.number.heading) {
      close(rule.number.letter === 'a' ? { ...rule.number, letter: '' } : null)
      collector.rule(rule.number, rule.rest, i + 1)
    } else if (example !== null) {
      close(null)
      collector.example(example)
    } else waiting.push({ line: i + 1, text })
  }
  close(null)
}

/** Counts on from the last rule. `until` is the number that the paragraph before a first subrule must have. */
const numberParagraphs = (
  paragraphs: readonly Paragraph[],
  chapter: RuleNumber,
  until: RuleNumber | null,
  collector: RuleCollector,
): void => {
  paragraphs.forEach(({ line, text }, i) => {
    const isLast = i === paragraphs.length - 1
    const next = { heading: chapter.heading, rule: (collector.last?.rule ?? 0) + 1, letter: '' }
    if (until !== null && isLast) {
      if (next.rule !== until.rule)
        collector.note(line, `${printRuleNumber(next)} ≠ ${printRuleNumber(until)}`, 'count-does-not-agree')
      if (next.rule <= until.rule) collector.rule(until, text, line)
      else collector.join(text, '\n')
    } else if (until !== null && next.rule >= until.rule) {
      collector.note(line, text, 'count-does-not-agree')
      collector.join(text, '\n')
    } else collector.rule(next, text, line)
  })
}
