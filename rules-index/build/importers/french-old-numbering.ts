import type { Layout } from './imported-text.ts'
import { isBlank, isFinished, lastLinesOf, readExample, readHeading, readRule } from './line-forms.ts'
import { isLater, isLeap, isNextNumber } from './numbering.ts'
import { RuleCollector } from './rule-collector.ts'

/**
 * Layout A, a personal site of 2007: every number ends in a full stop (`217.7d. …`), paragraphs stand apart. Where the
 * page lost a mana symbol a paragraph broke, and goes on with the sign that followed the symbol (`, ` or `: `).
 */
export const frenchOldNumbering: Layout = {
  name: 'french-old-numbering',
  likeness: (lines, language) => {
    if (language !== 'fr') return 0
    const subrules = lines
      .map(readRule)
      .filter((rule) => rule !== null && rule.number.letter !== '' && rule.rest !== '')
    const dotted = subrules.filter((rule) => rule?.dotted).length
    return subrules.length > 0 && dotted > subrules.length * 0.8 ? 0.8 : 0
  },
  parse: (lines) => {
    const collector = new RuleCollector()
    const lastLines = lastLinesOf(lines)
    lines.forEach((line, i) => {
      if (isBlank(line)) return
      const heading = readHeading(line)
      if (heading !== null && isLater(collector.last, heading.number)) {
        collector.title(heading.number, heading.title)
        return
      }
      const rule = readRule(line)
      if (
        rule !== null &&
        (isNextNumber(collector.last, rule.number) || isLeap(collector.last, rule.number, i, lastLines))
      ) {
        collector.rule(rule.number, rule.rest, i + 1)
        return
      }
      const example = readExample(line)
      if (example !== null) collector.example(example)
      else if (collector.last === null) collector.note(i + 1, line, 'outside-the-rules')
      else if (goesOn(line, collector.current)) collector.join(line, ' ')
      else collector.note(i + 1, line, 'outside-the-rules')
    })
    return collector.finish()
  },
}

/** A line belongs to the text above when that is not finished, or when it cannot begin a sentence itself. */
const goesOn = (line: string, above: string): boolean => !isFinished(above) || /^\s*[\p{Ll},;:.)»"]/u.test(line)
