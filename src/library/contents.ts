import { levelOf, numberOfRank, printRuleNumber } from '../core/rule-number.ts'
import type { Edition } from './binary/open-edition.ts'

export interface HeadingEntry {
  readonly number: string
  readonly title: string
  /** How many rules and subrules with a text this edition holds below it; 0 where only the name is held. */
  readonly ruleCount: number
}

export interface SectionEntry extends HeadingEntry {
  readonly headings: readonly HeadingEntry[]
}

interface Growing {
  number: string
  title: string
  ruleCount: number
}

/** The table of contents: sections, with their three-digit rules. A section whose name is not held has title ''. */
export const listContents = (edition: Edition): SectionEntry[] => {
  const sections = new Map<number, Growing & { headings: Growing[] }>()
  for (let row = 0; row < edition.size; row++) {
    const number = numberOfRank(edition.ranks[row] as number)
    const level = levelOf(number)
    const key = level === 'section' ? number.heading : Math.floor(number.heading / 100)
    const section = sections.get(key) ?? { number: `${key}`, title: '', ruleCount: 0, headings: [] }
    sections.set(key, section)
    if (level === 'section') {
      section.title = edition.title(row)
      continue
    }
    const wanted = `${number.heading}`
    let heading = section.headings.at(-1)
    if (heading?.number !== wanted) {
      heading = { number: wanted, title: '', ruleCount: 0 }
      section.headings.push(heading)
    }
    if (level === 'heading') heading.title = edition.title(row)
    else {
      heading.ruleCount++
      section.ruleCount++
    }
  }
  return [...sections.values()]
}

/** Every number an edition holds, in order. */
export const listNumbers = (edition: Edition): string[] =>
  Array.from(edition.ranks, (rank) => printRuleNumber(numberOfRank(rank)))
