import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { parseRuleNumber, printRuleNumber } from '../../../src/core/rule-number.ts'
import { LANGUAGES, type Language } from '../../../src/library/index.ts'

export interface RestatementProblem {
  readonly file: string
  readonly number: string
  readonly what: string
  /** Whether the index cannot be written from this. */
  readonly fatal: boolean
}

export type Report = (number: string, what: string) => void
export type Fields = Readonly<Record<string, unknown>>

/** Every YAML file below a folder, each read by `readFile`. Whatever is not in the agreed form is a problem, never skipped in silence. */
export const readYamlFiles = <T>(
  folder: string,
  readFile: (file: string, content: unknown, report: Report) => T[],
): { readonly found: readonly T[]; readonly problems: readonly RestatementProblem[] } => {
  const found: T[] = []
  const problems: RestatementProblem[] = []
  for (const file of yamlFiles(folder)) {
    const report: Report = (number, what) => problems.push({ file, number, what, fatal: true })
    const document = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' })
    for (const { message } of document.errors) report('', message.split('\n')[0] as string)
    if (document.errors.length === 0) found.push(...readFile(file, document.toJS(), report))
  }
  return { found, problems }
}

const yamlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name))

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

export const readPair = (value: unknown, number: string, what: string, report: Report): Record<Language, string> => {
  const texts = isFields(value) ? value : {}
  const read = (language: Language): string => {
    const text = texts[language]
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
    report(number, `${what} is missing in ${language}`)
    return ''
  }
  return { en: read('en'), fr: read('fr') }
}

export const readLists = (
  value: unknown,
  number: string,
  what: string,
  report: Report,
): Record<Language, readonly string[]> => {
  if (value === undefined) return { en: [], fr: [] }
  const lists = isFields(value) ? value : {}
  refuseOthers(lists, LANGUAGES, number, report)
  const read = (language: Language): readonly string[] => {
    const list = lists[language] ?? []
    if (isTexts(list)) return list
    report(number, `${what} is no list in ${language}`)
    return []
  }
  if (!isFields(value)) report(number, `${what} is neither a list nor a pair of lists`)
  return { en: read('en'), fr: read('fr') }
}

export const readSee = (value: unknown, number: string, report: Report): string[] => {
  if (value === undefined) return []
  if (!isTexts(value)) report(number, 'see is no list')
  return (isTexts(value) ? value : []).flatMap((one) => {
    const parsed = parseRuleNumber(one)
    if (parsed === null) report(number, `see holds ${one}, which is no number`)
    return parsed === null ? [] : [printRuleNumber(parsed)]
  })
}

export const refuseOthers = (fields: Fields, known: readonly string[], number: string, report: Report): void => {
  for (const key of Object.keys(fields)) if (!known.includes(key)) report(number, `unknown key ${key}`)
}
