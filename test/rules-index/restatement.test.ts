import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FOLDERS } from '../../rules-index/build/build-index.ts'
import { saysNumeral } from '../../rules-index/build/facts/numerals.ts'
import { deriveFacts, readFacts } from '../../rules-index/build/facts/rule-facts.ts'
import { checkGlossary } from '../../rules-index/build/glossary/check-glossary.ts'
import { readGlossary } from '../../rules-index/build/glossary/read-glossary.ts'
import { checkRestatement } from '../../rules-index/build/restatement/check-restatement.ts'
import type { RestatementProblem } from '../../rules-index/build/restatement/read-fields.ts'
import { readRestatement } from '../../rules-index/build/restatement/read-restatement.ts'

const folder = mkdtempSync(join(tmpdir(), 'restatement-'))
afterAll(() => rmSync(folder, { recursive: true }))

const facts = deriveFacts('2026-06-19', [
  { number: '100', title: 'Pebbles', text: '', examples: [], list: [], see: [], also: [] },
  {
    number: '100.1',
    title: '',
    text: 'Each player starts with 12 pebbles. See rule 100.2.',
    examples: [],
    list: [],
    see: [],
    also: [],
  },
  { number: '100.10', title: '', text: 'Nothing.', examples: [], list: [], see: [], also: [] },
  { number: '100.2', title: '', text: 'The board has squares.', examples: [], list: [], see: [], also: [] },
])

const GOOD = `rule: "100"
title: { en: Pebbles, fr: Cailloux }
entries:
  "100.1":
    en: At the start every player gets twelve pebbles.
    fr: Au début, chaque joueur reçoit douze cailloux.
    see: [100.2, 100.10]
    also: { en: [starting pebbles], fr: [cailloux de départ] }
    examples: [{ en: Ann gets twelve., fr: Anne en reçoit douze. }]
  "100.2":
    en: "Squares make up the board:"
    fr: "Le plateau est fait de cases :"
    list: [a1, a2]
`

const read = (yaml: string) => {
  const home = mkdtempSync(join(folder, 'x-'))
  mkdirSync(join(home, '1-board'))
  writeFileSync(join(home, '1-board', '100-pebbles.yaml'), yaml)
  return readRestatement(home)
}
const problemsOf = (yaml: string): string[] => {
  const restatement = read(yaml)
  return [...restatement.problems, ...checkRestatement(restatement, facts)].map(({ number, what }) =>
    `${number} ${what}`.trim(),
  )
}

describe('a restatement file', () => {
  it('is read whole, with numbers as they are written', () => {
    const { rules } = read(GOOD)
    expect(problemsOf(GOOD)).toEqual([])
    expect(rules.map(({ number }) => number)).toEqual(['100', '100.1', '100.2'])
    expect(rules[0]?.title).toEqual({ en: 'Pebbles', fr: 'Cailloux' })
    expect(rules[1]).toMatchObject({
      see: ['100.2', '100.10'],
      also: { en: ['starting pebbles'], fr: ['cailloux de départ'] },
      examples: { en: ['Ann gets twelve.'], fr: ['Anne en reçoit douze.'] },
    })
    expect(rules[2]?.list).toEqual({ en: ['a1', 'a2'], fr: ['a1', 'a2'] })
  })
  it.each([
    ['a missing language', GOOD.replace(/ {4}fr: Au début.*\n/, ''), '100.1 text is missing in fr'],
    ['an empty text', GOOD.replace(/en: At the start.*/, 'en: ""'), '100.1 text is missing in en'],
    ['a numeral that went lost', GOOD.replace('douze cailloux', 'des cailloux'), '100.1 fr: does not say 12'],
    ['a reference that went lost', GOOD.replace('[100.2, 100.10]', '[100.10]'), '100.1 does not refer to 100.2'],
    [
      'a reference into the void',
      GOOD.replace('100.10]', '777.7]'),
      '100.1 refers to 777.7, which edition 2026-06-19 does not have',
    ],
    ['a number that is none', GOOD.replace('"100.2":', '"100.3":'), '100.3 is no number of edition 2026-06-19'],
    ['a number of another rule', GOOD.replace('"100.2":', '"101.2":'), '101.2 does not stand under 100'],
    ['a key nobody knows', GOOD.replace('list:', 'liste:'), '100.2 unknown key liste'],
    ['a file without a number', GOOD.replace('rule: "100"\n', ''), 'no rule number at the head of the file'],
  ])('%s is found', (_, yaml, problem) => {
    expect(problemsOf(yaml)).toContain(problem)
  })
  it('YAML that cannot be read is a problem of its file, not a crash', () => {
    expect(read('rule: "100\n  x: [').problems[0]).toMatchObject({ fatal: true })
  })
})

describe('quantities', () => {
  it.each([
    ['twelve pebbles', '12', 'en', true],
    ['douze cailloux', '12', 'fr', true],
    ['112 pebbles', '12', 'en', false],
    ['les deux joueurs', '2', 'fr', true],
    ['{2}{U}', '2', 'en', true],
  ] as const)('%s says %s (%s): %s', (text, value, language, says) => {
    expect(saysNumeral(text, value, language)).toBe(says)
  })
})

describe('the restatement as it stands', () => {
  const official = readFacts(FOLDERS.facts)
  if (official === null) throw new Error(`${FOLDERS.facts} is missing`)
  const restatement = readRestatement(FOLDERS.restatement)
  const glossary = readGlossary(FOLDERS.glossary)
  const tell = (problems: readonly RestatementProblem[]): string[] =>
    problems.map(({ file, number, what }) => `${file} ${number} ${what}`)

  it('holds against the facts of the official edition', () => {
    expect(tell([...restatement.problems, ...checkRestatement(restatement, official)])).toEqual([])
    expect(tell([...glossary.problems, ...checkGlossary(glossary, official)])).toEqual([])
  })
  it('has every number and every term, in both languages', () => {
    const numbers = restatement.rules.map(({ number }) => number)
    expect(Object.keys(official.rules).filter((number) => !numbers.includes(number))).toEqual([])
    expect(numbers.filter((number) => number.includes('.')).length).toBe(3153)
    const terms = glossary.terms.map(({ key }) => key)
    expect(Object.keys(official.glossary).filter((term) => !terms.includes(term))).toEqual([])
    expect(terms.length).toBe(735)
  })
  it('has an example of its own wherever the official rules have any', () => {
    const without = restatement.rules.filter(
      ({ number, examples }) => (official.rules[number]?.examples ?? 0) > 0 && examples.fr.length === 0,
    )
    expect(without.map(({ number }) => number)).toEqual([])
    expect(Object.values(official.rules).filter(({ examples }) => examples > 0).length).toBeGreaterThan(190)
  })
})

describe('a glossary file', () => {
  const GLOSSARY = `terms:
  "Leap":
    fr: Saut
    ours: true
    text: { en: To go over 2 pebbles., fr: Passer par-dessus 2 cailloux. }
    see: ["100.1"]
    also: { en: [hop], fr: [bond] }
    older: [{ en: jump, from: 1999, until: 2004 }, { fr: enjambée, until: 2004 }]
`
  const facts = deriveFacts(
    '2026-06-19',
    [{ number: '100.1', title: '', text: 'A rule.', examples: [], list: [], see: [], also: [] }],
    [{ term: 'Leap', text: 'To pass over two pebbles. See rule 100.1.', see: [] }],
  )
  const readTerms = (yaml: string) => {
    const home = mkdtempSync(join(folder, 'g-'))
    writeFileSync(join(home, 'l.yaml'), yaml)
    return readGlossary(home)
  }
  const problemsOfTerms = (yaml: string): string[] => {
    const glossary = readTerms(yaml)
    return [...glossary.problems, ...checkGlossary(glossary, facts)].map(({ number, what }) => `${number} ${what}`)
  }
  it('is read whole', () => {
    expect(problemsOfTerms(GLOSSARY)).toEqual([])
    expect(readTerms(GLOSSARY).terms[0]).toMatchObject({
      key: 'Leap',
      term: { en: 'Leap', fr: 'Saut' },
      see: ['100.1'],
      isOurs: true,
      older: [
        { language: 'en', name: 'jump', from: 1999, until: 2004 },
        { language: 'fr', name: 'enjambée', from: null, until: 2004 },
      ],
    })
  })
  it.each([
    ['a missing French term', GLOSSARY.replace('    fr: Saut\n', ''), 'Leap term is missing in fr'],
    ['a term nobody knows', GLOSSARY.replace('"Leap"', '"Lope"'), 'Lope is no term of edition 2026-06-19'],
    ['a numeral that went lost', GLOSSARY.replace('2 cailloux', 'des cailloux'), 'Leap fr: does not say 2'],
    ['a reference that went lost', GLOSSARY.replace('    see: ["100.1"]\n', ''), 'Leap does not refer to 100.1'],
    [
      'a reference into the void',
      GLOSSARY.replace('"100.1"]', '"100.1", "777.7"]'),
      'Leap refers to 777.7, which edition 2026-06-19 does not have',
    ],
    [
      'an older name without its year',
      GLOSSARY.replace(', until: 2004 }]', ' }]'),
      'Leap an older name needs a language and the year in which it went out of use',
    ],
    ['a year that is none', GLOSSARY.replace('1999', 'long ago'), 'Leap long ago is no year'],
  ])('%s is found', (_, yaml, problem) => {
    expect(problemsOfTerms(yaml)).toContain(problem)
  })
})
