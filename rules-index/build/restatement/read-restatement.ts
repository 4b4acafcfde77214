import { isWithinRule, levelOf, parseRuleNumber, printRuleNumber } from '../../../src/core/rule-number.ts'
import type { Language } from '../../../src/library/index.ts'
import {
  type Fields,
  isFields,
  isTexts,
  type Report,
  type RestatementProblem,
  readLists,
  readPair,
  readSee,
  readYamlFiles,
  refuseOthers,
} from './read-fields.ts'

/** One rule said again, both languages side by side. */
export interface RestatedRule {
  readonly number: string
  readonly file: string
  readonly title: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
  readonly examples: Readonly<Record<Language, readonly string[]>>
  readonly also: Readonly<Record<Language, readonly string[]>>
  readonly list: Readonly<Record<Language, readonly string[]>>
  readonly see: readonly string[]
}

export interface Restatement {
  readonly rules: readonly RestatedRule[]
  readonly problems: readonly RestatementProblem[]
}

/** Reads every YAML file below a folder. Whatever is not in the agreed form is a problem with its file and number, never skipped in silence. */
export const readRestatement = (folder: string): Restatement => {
  const { found, problems } = readYamlFiles(folder, readFile)
  return { rules: found, problems }
}

const readFile = (file: string, content: unknown, report: Report): RestatedRule[] => {
  const number = isFields(content) && typeof content.rule === 'string' ? parseRuleNumber(content.rule) : null
  if (!isFields(content) || number === null) {
    report('', 'no rule number at the head of the file')
    return []
  }
  const head = printRuleNumber(number)
  refuseOthers(content, ['rule', 'title', 'entries'], head, report)
  const title = readPair(content.title, head, 'title', report)
  const rules = Object.entries(isFields(content.entries) ? content.entries : {}).flatMap(([key, entry]) => {
    const own = parseRuleNumber(key)
    if (own === null || !(key === head || isWithinRule(own, number))) {
      report(key, `does not stand under ${head}`)
      return []
    }
    if (isFields(entry)) return [readEntry(file, printRuleNumber(own), entry, report)]
    report(key, 'is empty')
    return []
  })
  const named = rules.find((rule) => rule.number === head)
  const top: RestatedRule =
    named === undefined ? { ...empty(file, head), title } : { ...named, title, text: textBesideTitle(named, title) }
  return [top, ...rules.filter((rule) => rule !== named)]
}

const empty = (file: string, number: string): RestatedRule => ({
  number,
  file,
  title: { en: '', fr: '' },
  text: { en: '', fr: '' },
  examples: { en: [], fr: [] },
  also: { en: [], fr: [] },
  list: { en: [], fr: [] },
  see: [],
})

/** A titled rule may repeat its title as its text: `702.19` is only the name. */
const textBesideTitle = ({ text }: RestatedRule, title: Record<Language, string>): Record<Language, string> => ({
  en: text.en === title.en ? '' : text.en,
  fr: text.fr === title.fr ? '' : text.fr,
})

const readEntry = (file: string, number: string, entry: Fields, report: Report): RestatedRule => {
  refuseOthers(entry, ['en', 'fr', 'title', 'see', 'also', 'examples', 'list'], number, report)
  const examples = entry.examples ?? []
  const pairs = Array.isArray(examples) ? examples.map((one: unknown) => readPair(one, number, 'example', report)) : []
  if (!Array.isArray(examples)) report(number, 'examples are no list')
  return {
    number,
    file,
    title: entry.title === undefined ? shortTitle(number, entry) : readPair(entry.title, number, 'title', report),
    text:
      shortTitle(number, entry).en !== ''
        ? { en: '', fr: '' }
        : readPair({ en: entry.en, fr: entry.fr }, number, 'text', report),
    examples: { en: pairs.map(({ en }) => en), fr: pairs.map(({ fr }) => fr) },
    also: readLists(entry.also, number, 'also', report),
    list: isTexts(entry.list) ? { en: entry.list, fr: entry.list } : readLists(entry.list, number, 'list', report),
    see: readSee(entry.see, number, report),
  }
}

/** `702.19` and its like are names in both languages: short, and without a full stop. */
const shortTitle = (number: string, { en, fr }: Fields): Record<Language, string> => {
  const level = levelOf(parseRuleNumber(number) ?? { heading: 0, rule: 0, letter: '' })
  const isName = (text: unknown): text is string =>
    typeof text === 'string' && text.length <= 60 && !/[.!?:;…)]$/.test(text.trim())
  return level === 'rule' && isName(en) && isName(fr) ? { en: en.trim(), fr: fr.trim() } : { en: '', fr: '' }
}
