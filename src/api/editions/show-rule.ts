import type { z } from '@hono/zod-openapi'
import type { EditionInfo, HeadingEntry, RuleRef, RuleView, SectionEntry } from '../../library/index.ts'
import type { RuleAnswer, RuleRefAnswer, sectionSchema } from '../schemas/rule.ts'

/** The path of a rule in one edition and language: what it leads to never changes. */
export const ruleUri = (number: string, { edition, language, kind }: EditionInfo): string =>
  `/v1/rules/${number}?edition=${edition}&lang=${language}${kind === 'imported' ? '&kind=imported' : ''}`

export const showRef = ({ number, title, held }: RuleRef, edition: EditionInfo): RuleRefAnswer => ({
  number,
  title,
  held,
  uri: ruleUri(number, edition),
})

/** What is told of an edition; an imported one also knows its file, which is nobody's business. */
export const showEdition = ({ edition, language, kind, approximate, ruleCount, sources, hash }: EditionInfo) => ({
  edition,
  language,
  kind,
  approximate,
  ruleCount,
  sources: [...sources],
  hash,
})

export const showRule = (view: RuleView): RuleAnswer => {
  const ref = (one: RuleRef): RuleRefAnswer => showRef(one, view.edition)
  const maybe = (one: RuleRef | null): RuleRefAnswer | null => (one === null ? null : ref(one))
  return {
    object: 'rule',
    number: view.number,
    level: view.level,
    title: view.title,
    text: view.text,
    list: [...view.list],
    examples: [...view.examples],
    edition: showEdition(view.edition),
    heading: maybe(view.heading),
    parent: maybe(view.parent),
    children: view.children.map(ref),
    previous: maybe(view.previous),
    next: maybe(view.next),
    see: view.see.map(ref),
    seenFrom: view.seenFrom.map(ref),
    uri: ruleUri(view.number, view.edition),
  }
}

export const showSection = (section: SectionEntry, edition: EditionInfo): z.infer<typeof sectionSchema> => {
  const show = ({ number, title, ruleCount }: HeadingEntry) => ({
    number,
    title,
    ruleCount,
    uri: ruleUri(number, edition),
  })
  return { ...show(section), headings: section.headings.map(show) }
}
