import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FOLDERS } from '../../rules-index/build/build-index.ts'
import { saysNumeral } from '../../rules-index/build/facts/numerals.ts'
import { deriveFacts, readFacts } from '../../rules-index/build/facts/rule-facts.ts'
import { checkRestatement } from '../../rules-index/build/restatement/check-restatement.ts'
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
  it('holds against the facts of the official edition', () => {
    const official = readFacts(FOLDERS.facts)
    if (official === null) throw new Error(`${FOLDERS.facts} is missing`)
    const restatement = readRestatement(FOLDERS.restatement)
    expect(restatement.rules.length).toBeGreaterThan(0)
    const problems = [...restatement.problems, ...checkRestatement(restatement, official)]
    expect(problems.map(({ file, number, what }) => `${file} ${number} ${what}`)).toEqual([])
  })
})
