import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { citedIn, citedRules } from '../../rules-index/build/ledger/enforced-rules.ts'
import { makeLedger } from '../../rules-index/build/ledger/make-ledger.ts'
import { readLedgerSources } from '../../rules-index/build/ledger/read-ledger-sources.ts'
import { filesByRule } from '../../rules-index/build/ledger/rules-in.ts'
import { testedRules } from '../../rules-index/build/ledger/tested-rules.ts'
import { unproducedCodes, untestedCodes, untestedRules } from './ledger-exceptions.ts'
import { readSources } from './source-tree.ts'

const root = new URL('../../', import.meta.url).pathname
const sources = readLedgerSources()
const exists = new Set(sources.rules)
const cited = citedRules(sources.engine)
const tested = testedRules(sources.tests)

/** `'attack.tapped': …` in the table of illegalities. */
const codes = [...readFileSync(`${root}src/core/illegality.ts`, 'utf8').matchAll(/^ {2}'([a-z-]+\.[a-z-]+)':/gm)].map(
  (match) => match[1]!,
)
const engineText = Object.values(sources.engine).join('\n')
const testText = Object.values(sources.tests).join('\n')
const isProduced = (code: string): boolean => engineText.includes(`'${code}'`)
/** As a word of its own: in quotation marks, or on a line of a scenario. */
const isMet = (code: string): boolean =>
  new RegExp(String.raw`(?<![\w.-])${code.replace('.', String.raw`\.`)}(?![\w-])`).test(testText)

describe('citations', () => {
  it('every rule that the sources cite is a rule of the edition', () => {
    const all = filesByRule(readSources(root, ['src']), citedIn)
    expect([...all].filter(([rule]) => !exists.has(rule))).toEqual([])
  })

  it('every rule that the ledger classes is a rule of the edition, and none is enforced', () => {
    expect([...sources.classes.keys()].filter((rule) => !exists.has(rule))).toEqual([])
    const { entries } = makeLedger(sources)
    const enforced = entries.filter(({ coverage }) => coverage === 'enforced').map(({ rule }) => rule)
    expect(enforced.filter((rule) => sources.classes.has(rule))).toEqual([])
  })

  it('every rule that a verdict cites has a test that names it, and no exception is stale', () => {
    expect([...cited.keys()].filter((rule) => !tested.has(rule)).sort()).toEqual([...untestedRules].sort())
  })
})

describe('codes of illegality', () => {
  it('are found', () => {
    expect(codes.length).toBeGreaterThan(90)
  })

  it('are all produced by the engine, and no exception is stale', () => {
    expect(codes.filter((code) => !isProduced(code)).sort()).toEqual([...unproducedCodes].sort())
  })

  it('are all met by a test of the engine or a scenario, and no exception is stale', () => {
    expect(codes.filter((code) => !isMet(code)).sort()).toEqual([...untestedCodes].sort())
  })
})

describe('makeLedger', () => {
  const ledger = makeLedger({
    edition: '2026-06-19',
    rules: ['5', '500', '500.2', '500.1', '500.3', '500.4', '500.5'],
    classes: new Map([
      ['500.4', 'definition'],
      ['500.5', 'casual'],
    ]),
    engine: {
      'src/engine/a.ts':
        "/** CR 500.1: what we do. */\ncite(ctx, '500.2')\nleaveUnsupportedRule('500.3', '', 'not built')",
    },
    tests: {
      'test/engine/a.test.ts': "it('500.1: does it')",
      'test/scenarios/a.scn': 'title: t\nrules: 500.3, 500.1\n\n500.2',
    },
  })
  const of = (rule: string) => ledger.entries.find((entry) => entry.rule === rule)

  it('takes a rule as enforced that the engine enforces and a test names', () => {
    const tests = ['test/engine/a.test.ts', 'test/scenarios/a.scn']
    expect(of('500.1')).toEqual({
      rule: '500.1',
      class: 'enforceable',
      coverage: 'enforced',
      enforcedBy: ['src/engine/a.ts'],
      tests,
    })
  })

  it('does not where no test names it, where the engine leaves it unsupported, or where nobody speaks of it', () => {
    expect(of('500.2')?.coverage).toBe('not-yet')
    expect(of('500.3')?.coverage).toBe('not-yet')
    expect(of('500.5')?.coverage).toBe('not-yet')
  })

  it('says what is only a definition, and lists rules in their order', () => {
    expect(of('500.4')).toMatchObject({ class: 'definition', coverage: 'definition' })
    expect(of('500.5')).toMatchObject({ class: 'casual', coverage: 'not-yet' })
    expect(ledger.entries.map(({ rule }) => rule)).toEqual(['500.1', '500.2', '500.3', '500.4', '500.5'])
  })
})
