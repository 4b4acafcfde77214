import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseRuleNumber, type RuleNumber } from '../../src/core/rule-number.ts'
import { type Edition, type EditionIndex, lookupRule, openEdition } from '../../src/library/index.ts'

/** A copy of what the builder needs, so that importing here leaves the project's own index alone. */
let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'import-'))
  mkdirSync(join(home, 'rules-index'))
  for (const path of ['rules-index/build', 'rules-index/facts', 'src'])
    symlinkSync(resolve(path), join(home, path), 'dir')
  cpSync('package.json', join(home, 'package.json'))
  mkdirSync(join(home, 'rules-index/restatement'))
  writeFileSync(
    join(home, 'rules-index/restatement/100-general.yaml'),
    'rule: "100"\ntitle: { en: General, fr: Généralités }\nentries:\n  "100.1":\n    en: Rules for any game.\n    fr: Des règles pour toute partie.\n',
  )
})
afterEach(() => rmSync(home, { recursive: true }))

const run = (...args: string[]) =>
  spawnSync(process.execPath, [resolve('rules-index/build/import.ts'), ...args], { cwd: home, encoding: 'utf8' })
const write = (name: string, text: string): string => {
  writeFileSync(join(home, name), text)
  return name
}
const dist = (...path: string[]): string => join(home, 'rules-index/dist', ...path)
const index = (): EditionIndex => JSON.parse(readFileSync(dist('assets/editions/index.json'), 'utf8')) as EditionIndex
const open = (path: string): Edition => openEdition(new Uint8Array(readFileSync(path)).buffer)
const textOf = (edition: Edition, number: string) => lookupRule(edition, parseRuleNumber(number) as RuleNumber)?.text

const TABLE =
  '4. LES CASES\n|\n400. Généralités\n|\n400.1. Une case est un carré.\n|\n400.2. Le bord est le bord.\n|\nRetour | \n'
const OTHER = TABLE.replaceAll('400', '401').replace('carré', 'rond')

describe('importing', () => {
  it('writes an edition beside the restatement, and merges two sources of one date', () => {
    const result = run(write('a 2011-02-04.txt', TABLE), write('b 2011-02-04.txt', OTHER))
    expect(result.stderr).toBe('')
    expect(result.status).toBe(0)
    expect(result.stdout).toContain('line 9: outside the rules: Retour')
    expect(index().editions).toMatchObject([
      { edition: '2011-02-04', language: 'fr', kind: 'imported', ruleCount: 4, approximate: false },
    ])
    const edition = open(dist('assets/editions', index().editions[0]?.file as string))
    expect([textOf(edition, '400.1'), textOf(edition, '401.1')]).toEqual([
      'Une case est un carré.',
      'Une case est un rond.',
    ])
    expect(textOf(open(dist('restatement-fr.bin')), '100.1')).toBe('Des règles pour toute partie.')
  })
  it('the same file again takes the place of the first', () => {
    run(write('a 2011-02-04.txt', TABLE))
    run(write('a 2011-02-04.txt', TABLE.replace('carré', 'losange')))
    expect(readdirSync(dist('assets/editions')).filter((name) => name.endsWith('.bin')).length).toBe(1)
    expect(textOf(open(dist('assets/editions', index().editions[0]?.file as string)), '400.1')).toBe(
      'Une case est un losange.',
    )
  })
  it('takes --edition and --language', () => {
    expect(run(write('a.txt', TABLE), '--edition', '2012-03-04', '--language', 'fr').status).toBe(0)
    expect(index().editions).toMatchObject([{ edition: '2012-03-04', language: 'fr' }])
  })
  it.each([
    ['a path that is not there', ['nowhere.txt'], /nowhere\.txt: no such file/],
    ['a folder', ['rules-index'], /is a folder/],
    ['a date that is none', ['a 2011-02-04.txt', '--edition', 'soon'], /--edition takes a date/],
    ['a language that is none', ['a 2011-02-04.txt', '--language', 'de'], /--language takes en or fr/],
    ['an option nobody knows', ['a 2011-02-04.txt', '--force'], /usage/],
    ['no file at all', [], /usage/],
    ['one bad file among good ones', ['a 2011-02-04.txt', 'aunt.txt'], /none of the known page layouts/],
  ])('%s is said plainly, and nothing changes', (_, args, message) => {
    write('a 2011-02-04.txt', TABLE)
    write('aunt.txt', 'Dear aunt, the pebbles are fine.')
    const result = run(...args)
    expect(result.status).not.toBe(0)
    expect(result.stderr).toMatch(message)
    expect(result.stderr).not.toMatch(/at .*\.ts:\d+/)
    expect(existsSync(join(home, 'rules-index/imported'))).toBe(false)
    expect(existsSync(dist())).toBe(false)
  })
})

describe('building', () => {
  const build = () =>
    spawnSync(process.execPath, [resolve('rules-index/build/build.ts')], { cwd: home, encoding: 'utf8' })
  it('leaves the index as it was where the restatement cannot be read', () => {
    expect(build().status).toBe(0)
    const before = readFileSync(dist('restatement-en.bin'))
    write('rules-index/restatement/100-general.yaml', 'rule: "100"\ntitle: { en: General }\nentries: {}\n')
    const result = build()
    expect(result.status).toBe(1)
    expect(result.stderr).toContain('100 title is missing in fr')
    expect(readFileSync(dist('restatement-en.bin'))).toEqual(before)
  })
  it('knows every number of the official edition, restated or not', () => {
    build()
    expect(open(dist('restatement-en.bin')).known.length).toBeGreaterThan(3153)
  })
})

it('no official text is tracked', () => {
  const tracked = execFileSync('git', ['ls-files', 'rules-index/imported', 'rules-index/dist'], { encoding: 'utf8' })
  expect(tracked).toBe('')
})
