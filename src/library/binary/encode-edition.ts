import { findRuleNumbers, parentOf, parseRuleNumber, type RuleNumber, rankOf } from '../../core/rule-number.ts'
import { foldName } from '../analysis/fold.ts'
import { nameKey } from '../analysis/name-key.ts'
import type { EditionContent, GlossaryContent, Language, RuleContent } from '../edition-content.ts'
import { type RowFields, writeIndex } from '../search/write-index.ts'
import { formsOfTerm } from '../term-forms.ts'
import { EDITION_FILE } from './edition-file.ts'
import { writeParts } from './layout.ts'
import { sortByBytes, writeStrings } from './string-table.ts'
import { encodeText } from './text-codec.ts'

type Row = RuleContent & { readonly at: RuleNumber; readonly rank: number }

const LIST_SEPARATOR = '\n'

/** The binary file of one edition in one language. Throws where a number is no number or comes twice. */
export const encodeEdition = (content: EditionContent): Uint8Array<ArrayBuffer> => {
  const rows = sortRows(content.rules)
  const rowOf = new Map(rows.map((row, i) => [row.rank, i]))
  const strings: string[] = []
  const rowStrings = new Uint32Array(rows.length + 1)
  rows.forEach((row, i) => {
    strings.push(row.title, row.text, row.list.join(LIST_SEPARATOR), ...row.examples)
    rowStrings[i + 1] = strings.length
  })
  for (const { term, text, more } of content.glossary) {
    strings.push(term, text, more === undefined ? '' : JSON.stringify(more))
  }
  const texts = writeStrings(strings)
  const see = rows.map((row) => ranksOf(referencesOf(row), row.rank))
  const glossarySee = content.glossary.map((entry) => ranksOf(glossaryReferences(entry)))
  const names = collectNames(rows, content.glossary, content.info.language)
  const sorted = sortByBytes(names.keys())
  const nameStrings = writeStrings(sorted)
  const labels = writeStrings(sorted.map((key) => names.get(key)?.label ?? ''))
  const index = writeIndex(fieldsOf(rows, rowOf), content.info.language)
  const words = writeStrings(index.words)
  const translations = writeStrings(
    index.words.map((word) =>
      (content.translations?.get(word) ?? []).map(({ term, trust }) => `${term} ${trust}`).join(' '),
    ),
  )
  const seePart = writeLists(see)
  const fromPart = writeLists(reverse(see, rowOf, rows.length))
  const glossaryPart = writeLists(glossarySee)
  const namePart = writeLists(sorted.map((key) => [...(names.get(key)?.ranks ?? [])]))
  return writeParts(EDITION_FILE, {
    info: encodeText(JSON.stringify(content.info)),
    ranks: Uint32Array.from(rows, (row) => row.rank),
    rowStrings,
    stringOffsets: texts.offsets,
    stringBytes: texts.bytes,
    seeOffsets: seePart.offsets,
    see: seePart.values,
    seenFromOffsets: fromPart.offsets,
    seenFrom: Uint16Array.from(fromPart.values),
    glossarySeeOffsets: glossaryPart.offsets,
    glossarySee: glossaryPart.values,
    nameOffsets: nameStrings.offsets,
    nameBytes: nameStrings.bytes,
    nameTargetOffsets: namePart.offsets,
    nameTargets: namePart.values,
    nameLabelOffsets: labels.offsets,
    nameLabelBytes: labels.bytes,
    wordOffsets: words.offsets,
    wordBytes: words.bytes,
    postingOffsets: index.postingOffsets,
    wordRows: index.wordRows,
    translationOffsets: translations.offsets,
    translationBytes: translations.bytes,
    postings: index.postings,
    known: Uint32Array.from(content.known, (number) => rankOf(mustParse(number))).sort(),
  })
}

const mustParse = (text: string): RuleNumber => {
  const number = parseRuleNumber(text)
  if (number === null) throw new RangeError(`not a rule number: ${text}`)
  return number
}

const sortRows = (rules: readonly RuleContent[]): Row[] => {
  const rows = rules.map((rule): Row => {
    const at = mustParse(rule.number)
    return { ...rule, at, rank: rankOf(at) }
  })
  rows.sort((a, b) => a.rank - b.rank)
  rows.forEach((row, i) => {
    if (i > 0 && rows[i - 1]?.rank === row.rank) throw new RangeError(`twice in one edition: ${row.number}`)
  })
  return rows
}

/** References given as data, and those that the text itself makes. */
const referencesOf = (row: Row): RuleNumber[] => [
  ...row.see.map(mustParse),
  ...citedIn([row.text, ...row.examples].join('\n')),
]

const glossaryReferences = (entry: GlossaryContent): RuleNumber[] => [
  ...entry.see.map(mustParse),
  ...citedIn(entry.text),
]

const citedIn = (text: string): RuleNumber[] =>
  findRuleNumbers(text)
    .filter((found) => found.prefixed || found.number.rule > 0)
    .map((found) => found.number)

const ranksOf = (numbers: readonly RuleNumber[], own = -1): number[] =>
  [...new Set(numbers.map(rankOf))].filter((rank) => rank !== own)

const writeLists = (lists: readonly (readonly number[])[]): { offsets: Uint32Array; values: Uint32Array } => {
  const offsets = new Uint32Array(lists.length + 1)
  lists.forEach((list, i) => {
    offsets[i + 1] = (offsets[i] as number) + list.length
  })
  return { offsets, values: Uint32Array.from(lists.flat()) }
}

const reverse = (see: readonly (readonly number[])[], rowOf: ReadonlyMap<number, number>, size: number): number[][] => {
  const from: number[][] = Array.from({ length: size }, () => [])
  see.forEach((ranks, row) => {
    for (const rank of ranks) from[rowOf.get(rank) ?? -1]?.push(row)
  })
  return from
}

/** Players' words longer than this are questions rather than names: the index of words finds them. */
const LONGEST_WORDS = 3

interface Name {
  label: string
  readonly ranks: Set<number>
}

/** Players say CDA, SBA, APNAP: the first letters of a term of three words or more; '' for the others. */
const initialsOf = (term: string): string => {
  const words = foldName(term).split(/[ ']/)
  return words.length < 3 ? '' : words.map((word) => word.charAt(0)).join('')
}

const ARTICLE = /^(?:the|an?|le|la|les|une?|l[’'])\s*(?=\S{3})/i

/** Titles, glossary terms and players' words lead to rules; a term to the rules that its entry names. */
const collectNames = (
  rows: readonly Row[],
  glossary: readonly GlossaryContent[],
  language: Language,
): Map<string, Name> => {
  const names = new Map<string, Name>()
  const file = (key: string, label: string, ranks: readonly number[]): void => {
    if (key === '') return
    const name = names.get(key) ?? { label: '', ranks: new Set() }
    if (name.label === '') name.label = label
    for (const rank of ranks) name.ranks.add(rank)
    names.set(key, name)
  }
  const add = (label: string, ranks: readonly number[]): void => {
    if (ranks.length === 0) return
    const plain = label.replace(/\s*\([^)]*\)/g, '')
    file(foldName(label), label, ranks)
    for (const one of [plain, plain.replace(ARTICLE, '')]) {
      file(foldName(one), label, ranks)
      file(nameKey(one, language), '', ranks)
    }
  }
  for (const row of rows) {
    if (row.title !== '' && row.at.heading >= 100) add(row.title, [row.rank])
    for (const word of row.also) if (word.split(/\s+/).length <= LONGEST_WORDS) add(word, [row.rank])
  }
  for (const entry of glossary) {
    const ranks = ranksOf(glossaryReferences(entry))
    for (const term of formsOfTerm(entry.term)) {
      add(term, ranks)
      if (ranks.length > 0) file(initialsOf(term), '', ranks)
    }
    const older = (entry.more?.older ?? []).filter((one) => one.language === language).map(({ name }) => name)
    for (const name of [...older, ...(entry.more?.also ?? [])]) add(name, ranks)
  }
  return names
}

const fieldsOf = (rows: readonly Row[], rowOf: ReadonlyMap<number, number>): RowFields[] =>
  rows.map((row) => {
    const up: Row[] = []
    for (let number = parentOf(row.at); number !== null && number.heading >= 100; number = parentOf(number)) {
      const parent = rows[rowOf.get(rankOf(number)) ?? -1]
      if (parent !== undefined) up.push(parent)
    }
    const parent = row.at.letter === '' ? undefined : up[0]
    return {
      text: `${row.text}\n${row.list.join(', ')}`,
      title: row.title,
      headings: up.map((one) => one.title).join('\n'),
      parent: parent?.text ?? '',
      examples: row.examples.join('\n'),
      also: row.also.join('\n'),
    }
  })
