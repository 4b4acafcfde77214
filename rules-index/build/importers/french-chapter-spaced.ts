import type { Layout } from './imported-text.ts'
import { isBlank } from './line-forms.ts'
import { isNumberAlone, readNumberLines } from './number-lines.ts'
import { RuleCollector } from './rule-collector.ts'

/** Layout B1: one chapter of the French site of 2011, with blank lines between its parts. */
export const frenchChapterSpaced: Layout = {
  name: 'french-chapter-spaced',
  likeness: (lines, language) => {
    if (language !== 'fr') return 0
    const alone = lines.filter(
      (line, i) => isNumberAlone(line) && isBlank(lines[i - 1]) && isBlank(lines[i + 1]),
    ).length
    return alone >= 2 ? 0.9 : 0
  },
  parse: (lines) => {
    const collector = new RuleCollector()
    readNumberLines(
      lines.map((text, i) => ({ text, line: i + 1 })),
      collector,
    )
    return collector.finish()
  },
}
