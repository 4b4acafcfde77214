import type { Layout } from './imported-text.ts'
import { readNumberLines, type SourceLine } from './number-lines.ts'
import { RuleCollector } from './rule-collector.ts'

// `… ou plus.807.2.` and `… suivantes :807.2a`: the next number hangs on the end of the line before.
const HANGING = /^(.*[^\s\d.])[.!?:»)”"]*\s?(?=[1-9]\d{2}\.\d{1,3}(?:[a-z]|\.)\s*$)/u
const NUMBER_AT_END = /(?<=[^\s\d]\s?)([1-9]\d{2}\.\d{1,3}(?:[a-z]|\.))\s*$/u
const EXAMPLE_INSIDE = /(?<=[.!?»)”"])\s*(?=Exemples? ?:)/u
const CONTENTS_INSIDE = /(?<=\])\s*(?=Sommaire\s*$)/u

/** Layout B2: the same site with its blank lines lost, so that a number is glued to the line before and an example to its rule. */
export const frenchChapterGlued: Layout = {
  name: 'french-chapter-glued',
  likeness: (lines, language) =>
    language === 'fr' && lines.filter((line) => HANGING.test(line)).length >= 2 ? 0.95 : 0,
  parse: (lines) => {
    const collector = new RuleCollector()
    readNumberLines(lines.flatMap(unglue), collector)
    return collector.finish()
  },
}

const unglue = (text: string, i: number): SourceLine[] =>
  text
    .split(CONTENTS_INSIDE)
    .flatMap((part) => part.split(EXAMPLE_INSIDE))
    .flatMap((part) => part.replace(NUMBER_AT_END, '\n$1').split('\n'))
    .map((part) => ({ text: part, line: i + 1 }))
