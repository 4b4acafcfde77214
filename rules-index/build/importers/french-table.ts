import type { Layout } from './imported-text.ts'
import { isBlank, lastLinesOf, readExample, readHeading, readRule, readSection } from './line-forms.ts'
import { isLeap, isNextNumber } from './numbering.ts'
import { RuleCollector } from './rule-collector.ts'

const isCellEdge = (line: string): boolean => line.trim() === '|'

/** Layout D: the cells of a table, one rule a cell, with a bar alone on the line between two cells. */
export const frenchTable: Layout = {
  name: 'french-table',
  likeness: (lines) => (lines.filter(isCellEdge).length >= 3 ? 1 : 0),
  parse: (lines) => {
    const collector = new RuleCollector()
    const lastLines = lastLinesOf(lines)
    lines.forEach((raw, i) => {
      const line = raw.replace(/^\s*\||\|\s*$/g, '')
      if (isBlank(line)) return
      const opensCell = i === 0 || isCellEdge(lines[i - 1] as string) || isBlank(lines[i - 1])
      const section = collector.last === null ? readSection(line) : null
      const heading = readHeading(line)
      const rule = readRule(line)
      const example = readExample(line)
      if (section !== null) collector.title(section.number, sentenceCase(section.title))
      else if (opensCell && heading !== null) collector.title(heading.number, heading.title)
      else if (
        rule !== null &&
        (isNextNumber(collector.last, rule.number) || isLeap(collector.last, rule.number, i, lastLines))
      ) {
        collector.rule(rule.number, rule.rest, i + 1)
      } else if (collector.last === null) collector.note(i + 1, line, 'outside-the-rules')
      else if (example !== null) collector.example(example)
      else if (!opensCell || /^\s*[\p{Ll},;:.)»"]/u.test(line)) collector.join(line, opensCell ? ' ' : '\n')
      else collector.note(i + 1, line, 'outside-the-rules')
    })
    return collector.finish()
  },
}

/** `LES ZONES` → `Les zones`. */
const sentenceCase = (title: string): string =>
  title === title.toUpperCase() ? title.charAt(0) + title.slice(1).toLowerCase() : title
