/** Each checker of this folder, shown code that breaks its rule and code that keeps it. */
import { describe, expect, test } from 'vitest'
import { findCycles } from './import-cycles.ts'
import { findDirectionFaults, findOutsideImports } from './import-directions.ts'
import { findNameFaults } from './names.ts'
import { findImpurities } from './purity.ts'
import { findSizeFaults } from './sizes.ts'

describe('import directions', () => {
  test.each([
    ['src/core/a.ts', '../engine/judge.ts'],
    ['src/core/a.ts', 'zod'],
    ['src/engine/a.ts', '../compiler/parse.ts'],
    ['src/engine/sba/a.ts', '../../i18n/fr/sentences.ts'],
    ['src/engine/a.ts', 'hono'],
    ['src/engine/a.ts', 'node:crypto'],
    ['src/compiler/a.ts', '../library/search.ts'],
    ['src/library/a.ts', 'minisearch'],
    ['src/library/a.ts', '../../rules-index/dist/en.bin'],
    ['src/notation/a.ts', '../api/app.ts'],
    ['src/i18n/en/a.ts', '../../engine/judge.ts'],
    ['src/cards/a.ts', '../api/app.ts'],
    ['src/api/a.ts', '../../rules-index/build/build.ts'],
    ['src/api/a.ts', '../../test/harness.ts'],
    ['src/index.ts', './engine/judge.ts'],
    ['rules-index/build/a.ts', '../../src/engine/judge.ts'],
  ])('%s may not import %s', (path, specifier) => {
    const fault = [`${path}:2 may not import ${specifier}`]
    for (const statement of [
      `import { x } from '${specifier}'`,
      `import type { X } from '${specifier}'`,
      `import '${specifier}'`,
      `export * from '${specifier}'`,
      `export { x } from '${specifier}'`,
      `export type X = import('${specifier}').X`,
      `export const x = () => import('${specifier}')`,
    ]) {
      expect(findDirectionFaults({ [path]: `\n${statement}\n` })).toEqual(fault)
    }
  })

  test.each([
    ['src/core/a.ts', './zone.ts'],
    ['src/engine/sba/a.ts', '../../core/zone.ts'],
    ['src/engine/sba/a.ts', '../legality/check.ts'],
    ['src/library/a.ts', '@orama/stemmers/french'],
    ['src/api/routes/a.ts', '../../engine/judge.ts'],
    ['src/api/a.ts', '../../rules-index/dist/en.bin'],
    ['src/api/a.ts', 'hono/cors'],
    ['src/index.ts', './api/app.ts'],
    ['rules-index/build/a.ts', '../../src/library/search.ts'],
    ['rules-index/build/a.ts', 'node:fs'],
  ])('%s may import %s', (path, specifier) => {
    expect(findDirectionFaults({ [path]: `import { x } from '${specifier}'` })).toEqual([])
  })

  test('a folder without a direction is a fault', () => {
    expect(findDirectionFaults({ 'src/tools/a.ts': '' })).toEqual([
      'src/tools/a.ts lies in a folder that no import direction names',
    ])
    expect(findDirectionFaults({ 'src/engineering/a.ts': '' })).toHaveLength(1)
  })

  test('a computed import is a fault', () => {
    expect(findDirectionFaults({ 'src/api/a.ts': 'export const load = (x: string) => import(x)' })).toEqual([
      'src/api/a.ts:1 imports a module whose name is computed',
    ])
  })
})

describe('imports from outside the project', () => {
  test('are faults, however they are written', () => {
    const tree = {
      'scripts/a.ts': "import '../../shared/tools/verbatim.mjs'",
      'test/api/b.ts': "export * from '../../../shared/x.ts'",
      'test/c.ts': "import x from '/srv/x.ts'",
    }
    expect(findOutsideImports(tree)).toEqual([
      'scripts/a.ts:1 imports ../../shared/tools/verbatim.mjs from outside the project',
      'test/api/b.ts:1 imports ../../../shared/x.ts from outside the project',
      'test/c.ts:1 imports /srv/x.ts from outside the project',
    ])
  })

  test('imports within it are none', () => {
    expect(findOutsideImports({ 'test/api/b.ts': "import '../../src/index.ts'\nimport 'vitest'" })).toEqual([])
  })
})

describe('import cycles', () => {
  test('a cycle through three files is found once', () => {
    const tree = {
      'src/engine/a.ts': "import { b } from './b.ts'",
      'src/engine/b.ts': "export { c } from './sub/c.ts'",
      'src/engine/sub/c.ts': "import { a } from '../a.ts'",
      'src/engine/d.ts': "import { a } from './a.ts'",
    }
    expect(findCycles(tree)).toEqual(['src/engine/a.ts -> src/engine/b.ts -> src/engine/sub/c.ts -> src/engine/a.ts'])
  })

  test('a file that imports itself is a cycle', () => {
    expect(findCycles({ 'src/engine/a.ts': "import { a } from './a.ts'" })).toHaveLength(1)
  })

  test('types make a cycle, but not within the vocabulary', () => {
    const pair = (folder: string, keyword: string) => ({
      [`${folder}/a.ts`]: `import ${keyword} from './b.ts'`,
      [`${folder}/b.ts`]: `import ${keyword} from './a.ts'`,
    })
    expect(findCycles(pair('src/engine', 'type { X }'))).toHaveLength(1)
    expect(findCycles(pair('src/core', 'type { X }'))).toEqual([])
    expect(findCycles(pair('src/core', '{ x }'))).toHaveLength(1)
    expect(findCycles(pair('src/core', '{ type X }'))).toHaveLength(1)
  })

  test('two ways to one file are no cycle', () => {
    const tree = {
      'src/engine/a.ts': "import './b.ts'\nimport './c.ts'",
      'src/engine/b.ts': "import './d.ts'",
      'src/engine/c.ts': "import './d.ts'",
      'src/engine/d.ts': '',
    }
    expect(findCycles(tree)).toEqual([])
  })
})

describe('purity', () => {
  test.each([
    ["console.log('x')", 'console'],
    ['export const now = () => Date.now()', 'Date'],
    ['export const at = new Date()', 'Date'],
    ['export const x = Math.random()', 'Math.random'],
    ["export const x = Math['random']()", 'Math.random'],
    ['const { random } = Math', 'Math.random'],
    ['const { random: draw } = Math', 'Math.random'],
    ["export const x = fetch('https://rules.test')", 'fetch'],
    ['export const x = crypto.getRandomValues', 'crypto'],
    ['export const x = globalThis', 'globalThis'],
    ['setTimeout(() => {}, 0)', 'setTimeout'],
    ['export const x = performance.now()', 'performance'],
    ['export const x = { console }', 'console'],
    ['export const x = table[process]', 'process'],
    ["export const x = new Function('return 1')", 'Function'],
    ['export const x = import.meta.url', 'import.meta'],
  ])('%s', (line, name) => {
    for (const folder of ['core', 'engine', 'compiler', 'library', 'notation', 'i18n']) {
      expect(findImpurities({ [`src/${folder}/a.ts`]: `\n${line}` })).toEqual([`src/${folder}/a.ts:2 uses ${name}`])
    }
    expect(findImpurities({ 'src/api/a.ts': line })).toEqual([])
  })

  test.each([
    'export const x = Math.max(1, 2)',
    'export const x = log.console',
    'export interface Log { process: string; fetch(): void }',
    "export const x = { Date: 'a' }",
    'export const run = (process: number) => process + 1',
    'export const run = ({ self }: { self: number }) => self',
    "// console.log('x')",
    "export const x = 'Date.now()'",
  ])('%s is pure', (line) => {
    expect(findImpurities({ 'src/engine/a.ts': line })).toEqual([])
  })
})

describe('sizes', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `const x${at} = ${at}`).join('\n')

  test('300 lines are enough for a file', () => {
    expect(findSizeFaults({ 'src/engine/a.ts': `${lines(300)}\n` }, {})).toEqual([])
    expect(findSizeFaults({ 'src/engine/a.ts': `${lines(301)}\n` }, {})).toEqual([
      'src/engine/a.ts has 301 lines, more than 300',
    ])
  })

  test('60 lines are enough for a function of any form', () => {
    const forms: [string, (body: string) => string][] = [
      ['judge', (body) => `export function judge() {\n${body}\n}`],
      ['judge', (body) => `export const judge = () => {\n${body}\n}`],
      ['judge', (body) => `export const rules = { judge() {\n${body}\n} }`],
      ['judge', (body) => `class Table { judge() {\n${body}\n} }`],
      ['anonymous', (body) => `export default () => {\n${body}\n}`],
    ]
    for (const [name, form] of forms) {
      expect(findSizeFaults({ 'src/engine/a.ts': form(lines(58)) }, {})).toEqual([])
      expect(findSizeFaults({ 'src/engine/a.ts': form(lines(59)) }, {})).toEqual([
        `src/engine/a.ts#${name} has 61 lines, more than 60`,
      ])
    }
  })

  test('an exception holds while it is needed and is a fault afterwards', () => {
    const exceptions = { 'src/engine/table.ts': 'a table' }
    expect(findSizeFaults({ 'src/engine/table.ts': lines(400) }, exceptions)).toEqual([])
    const stale = ['src/engine/table.ts is listed as too long and is not']
    expect(findSizeFaults({ 'src/engine/table.ts': lines(20) }, exceptions)).toEqual(stale)
    expect(findSizeFaults({}, exceptions)).toEqual(stale)
  })
})

describe('names', () => {
  test.each(['src/engine/legalActions.ts', 'src/Engine/judge.ts', 'src/core/rule_number.ts', 'src/core/-a.ts'])(
    '%s is not in kebab-case',
    (path) => {
      expect(findNameFaults([path])).toEqual([`${path} is not in kebab-case`])
    },
  )

  test.each(['src/core/utils.ts', 'src/utils/zone.ts', 'test/helpers/zone.ts', 'src/api/misc.test.ts'])(
    '%s is named for no one thing',
    (path) => {
      expect(findNameFaults([path])).toEqual([`${path} is named for no one thing`])
    },
  )

  test('good names', () => {
    const paths = ['src/core/rule-number.ts', 'test/api/health.test.ts', 'src/data-modules.d.ts', 'test/README.md']
    expect(findNameFaults([...paths, 'rules-index/restatement/1-game-concepts/115-targets.yaml'])).toEqual([])
  })
})
