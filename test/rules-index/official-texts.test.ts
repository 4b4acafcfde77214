import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { numberingOf } from '../../rules-index/build/facts/numbering.ts'
import { HISTORY_PATH, readHistory } from '../../rules-index/build/history/history-table.ts'
import { importedContent } from '../../rules-index/build/imported/imported-content.ts'
import { type ImportedSource, importText } from '../../rules-index/build/importers/import-text.ts'
import { SUBRULE_LETTERS } from '../../src/core/rule-number.ts'
import { type Edition, encodeEdition, openEdition, searchRules } from '../../src/library/index.ts'

/** Official texts are no part of the project; where they lie beside it (ARBITRE_SHARED, or ../shared) they are read as well. */
const shared = process.env.ARBITRE_SHARED ?? '../shared'
const seeds = join(shared, 'seeds')
const archive = join(shared, 'rules', 'en-all-editions.tar.xz')
const history = readHistory(HISTORY_PATH)
const numbering = history === null ? null : numberingOf(history)

const read = (path: string, name: string) => {
  const outcome = importText(name, readFileSync(join(path, name)), {}, numbering)
  if (outcome.kind === 'refused') throw new Error(`${name}: ${outcome.why}`)
  return outcome
}

/** `400.7 a–f` → 400.7, 400.7a … 400.7f. */
const spell = (list: string): string[] =>
  list.split('; ').flatMap((item) => {
    const [number = '', last] = item.split(' a–')
    return last === undefined
      ? [number]
      : [number, ...SUBRULE_LETTERS.slice(0, SUBRULE_LETTERS.indexOf(last) + 1)].map((x, i) =>
          i === 0 ? x : number + x,
        )
  })

/** Counted by eye in the sources. */
const EXPECTED: Readonly<Record<string, { edition: string; approximate: boolean; examples: number; numbers: string }>> =
  {
    '000_': {
      edition: '2007-10-01',
      approximate: true,
      examples: 2,
      numbers:
        '213.1; 213.2; 213.3; 213.4; 213.5; 214.1 a–a; 214.2; 214.3; 214.4; 215.1; 215.2; 215.3; 215.4; 215.5; 215.6; 216.1 a–a; 216.2; 216.3; 216.4; ' +
        '217.1 a–e; 217.2 a–f; 217.3 a–c; 217.4 a–c; 217.5 a–d; 217.6 a–e; 217.7 a–d; 217.8 a–d; 217.9 a–d',
    },
    '001_': {
      edition: '2011-02-04',
      approximate: false,
      examples: 1,
      numbers: '114.1 a–e; 114.2; 114.3; 114.4; 114.5; 114.6 a–c; 114.7; 114.8 a–c; 114.9 a–b',
    },
    '002_': {
      edition: '2024-03-08',
      approximate: true,
      examples: 9,
      numbers: '810.1; 810.2; 810.3; 810.4; 810.5; 810.6; 810.7; 810.8 a–d; 810.9 a–h; 810.10 a–d; 810.11',
    },
    '003_': { edition: '2011-02-04', approximate: false, examples: 2, numbers: '807.1; 807.2 a–c; 807.3; 807.4 a–j' },
    '004_': {
      edition: '2010-02-01',
      approximate: true,
      examples: 0,
      numbers: '400.1; 400.2; 400.3; 400.4 a–b; 400.5; 400.6; 400.7 a–f; 400.8; 400.9; 400.10 a–a; 400.11',
    },
  }

describe.skipIf(!existsSync(seeds))(`the French sources (skipped where ${seeds} is absent)`, () => {
  const files = existsSync(seeds) ? readdirSync(seeds).sort() : []
  it.each(Object.entries(EXPECTED))('%s is complete', (start, expected) => {
    const { source } = read(seeds, files.find((name) => name.startsWith(start)) as string)
    expect(source.rules.map(({ number }) => number).filter((number) => number.includes('.'))).toEqual(
      spell(expected.numbers),
    )
    expect(source).toMatchObject({ edition: expected.edition, approximate: expected.approximate, language: 'fr' })
    expect(source.rules.reduce((sum, { examples }) => sum + examples.length, 0)).toBe(expected.examples)
    for (const { number, title, text } of source.rules)
      expect(`${number} ${title}${text}`.length).toBeGreaterThan(number.length + 3)
  })
  it.each(Object.keys(EXPECTED))(
    '%s: every letter of the source is in a rule, in the contents or in the report',
    (start) => {
      const name = files.find((one) => one.startsWith(start)) as string
      const { source, notes } = read(seeds, name)
      const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length
      const kept = source.rules.flatMap(({ number, title, text, examples }) => [
        number.replace(/[^a-z]/g, ''),
        title,
        text,
        ...examples.map((one) => `Exemple${one}`),
      ])
      const rest = [...source.outline.map(({ title }) => title), ...notes.map(({ text }) => text)]
      const lost = letters(readFileSync(join(seeds, name), 'utf8')) - letters([...kept, ...rest].join(''))
      // A chapter's heading is read without its section's name, and a chapter that the contents name as well stands once.
      expect(lost).toBeGreaterThanOrEqual(0)
      expect(lost).toBeLessThanOrEqual(45)
    },
  )

  const sources = files.map((name) => read(seeds, name).source)
  const groups = Map.groupBy(sources, ({ edition }) => edition)
  const targets: Edition[] = [...groups.values()].map((group: ImportedSource[]) =>
    openEdition(encodeEdition(importedContent(group)).buffer),
  )
  it('two sources of one date are one edition', () => {
    expect(targets.map(({ info }) => [info.edition, info.ruleCount]).sort()).toEqual([
      ['2007-10-01', 68],
      ['2010-02-01', 20],
      ['2011-02-04', 39],
      ['2024-03-08', 27],
    ])
  })
  it.each([
    ['jeton', ['216.1', '216.1a']],
    ['Troll à deux têtes points de vie', ['810.4', '810.9', '810.9a']],
    ['marqueur de tour', ['807.4', '807.4a', '807.4c']],
    ['même cible plusieurs fois', ['114.3']],
  ])('%s is found among the first three', (query, wanted) => {
    const answer = searchRules({ targets, bridges: [] }, { query, limit: 3 })
    const found = answer.ok ? answer.value.hits.map(({ number }) => number) : []
    expect(
      found.some((number) => wanted.includes(number)),
      found.join(' '),
    ).toBe(true)
  })
})

describe.skipIf(!existsSync(archive))(`all English editions (skipped where ${archive} is absent)`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'editions-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Counted another way: lines that begin with a number, before the last "Glossary", that do not go on a sentence. */
  const countLines = (text: string): number => {
    const lines = text.split(/\r\n|\r|\n/)
    const end = lines.findLastIndex((line) => line.trim() === 'Glossary')
    const begins = (i: number): boolean =>
      /^\s*\d{3}\.(?:\d+[a-z]?(?:\.|\s|[A-Z])|\s\d+[a-z]\s|[a-z]\s)/.test(lines[i] as string)
    const goesOn = (i: number): boolean => /\brules?\s*$/.test(lines[i - 1] ?? '')
    return lines.slice(0, end).filter((_, i) => begins(i) && !goesOn(i)).length
  }
  it('holds as many rules as the text has numbered lines, in each of them', { timeout: 120_000 }, () => {
    execFileSync('tar', ['-xJf', archive, '-C', folder])
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
    expect(files.length).toBe(129)
    const off = files.flatMap((name) => {
      const { source } = read(folder, name)
      const held = source.rules.filter(({ number }) => number.includes('.')).length
      const counted = countLines(readFileSync(join(folder, name), 'utf8'))
      const dated = source.edition === name.slice(0, 10) && source.language === 'en'
      return held === counted && dated
        ? []
        : [`${name}: ${held} rules, ${counted} numbered lines, dated ${source.edition}`]
    })
    expect(off).toEqual([])
  })
})
