import { existsSync } from 'node:fs'
import { LANGUAGES, type Language, type OlderName } from '../../../src/library/index.ts'
import {
  type Fields,
  isFields,
  type Report,
  type RestatementProblem,
  readLists,
  readPair,
  readSee,
  readYamlFiles,
  refuseOthers,
} from '../restatement/read-fields.ts'

/** One term of the glossary, both languages side by side. */
export interface RestatedTerm {
  /** The official English term. */
  readonly key: string
  readonly file: string
  readonly term: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
  readonly see: readonly string[]
  readonly also: Readonly<Record<Language, readonly string[]>>
  readonly older: readonly OlderName[]
  /** Nobody has printed a French term: this one is ours. */
  readonly isOurs: boolean
}

export interface Glossary {
  readonly terms: readonly RestatedTerm[]
  readonly problems: readonly RestatementProblem[]
}

/** Reads `rules-index/glossary`; none where the folder is missing. */
export const readGlossary = (folder: string): Glossary => {
  if (!existsSync(folder)) return { terms: [], problems: [] }
  const { found, problems } = readYamlFiles(folder, readFile)
  return { terms: found, problems }
}

const readFile = (file: string, content: unknown, report: Report): RestatedTerm[] => {
  const terms = isFields(content) ? content.terms : undefined
  if (!isFields(content) || !isFields(terms)) {
    report('', 'no terms at the head of the file')
    return []
  }
  refuseOthers(content, ['terms'], '', report)
  return Object.entries(terms).flatMap(([key, entry]) => {
    if (isFields(entry)) return [readTerm(file, key, entry, report)]
    report(key, 'is empty')
    return []
  })
}

const readTerm = (file: string, key: string, entry: Fields, report: Report): RestatedTerm => {
  refuseOthers(entry, ['fr', 'text', 'see', 'also', 'older', 'ours'], key, report)
  if (entry.ours !== undefined && entry.ours !== 'true') report(key, 'ours is not true')
  return {
    key,
    file,
    term: readPair({ en: key, fr: entry.fr }, key, 'term', report),
    text: readPair(entry.text, key, 'text', report),
    see: readSee(entry.see, key, report),
    also: readLists(entry.also, key, 'also', report),
    older: readOlder(entry.older, key, report),
    isOurs: entry.ours === 'true',
  }
}

const readOlder = (value: unknown, key: string, report: Report): OlderName[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) report(key, 'older is no list')
  return (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const fields = isFields(one) ? one : {}
    refuseOthers(fields, [...LANGUAGES, 'from', 'until'], key, report)
    const language = LANGUAGES.find((each) => typeof fields[each] === 'string')
    const [from, until] = [readYear(fields.from, key, report), readYear(fields.until, key, report)]
    if (language !== undefined && until !== null) return [{ language, name: fields[language] as string, from, until }]
    report(key, 'an older name needs a language and the year in which it went out of use')
    return []
  })
}

const readYear = (value: unknown, key: string, report: Report): number | null => {
  if (value === undefined) return null
  const year = typeof value === 'string' && /^(?:19|20)\d{2}$/.test(value) ? Number(value) : null
  if (year === null) report(key, `${value} is no year`)
  return year
}
