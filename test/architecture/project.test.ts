import { expect, test } from 'vitest'
import { findCycles } from './import-cycles.ts'
import { findDirectionFaults, findOutsideImports } from './import-directions.ts'
import { findNameFaults } from './names.ts'
import { findImpurities } from './purity.ts'
import { sizeExceptions } from './size-exceptions.ts'
import { findSizeFaults } from './sizes.ts'
import { listFiles, readSources } from './source-tree.ts'

const root = new URL('../../', import.meta.url).pathname
const product = readSources(root, ['src', 'rules-index/build', 'scripts'])
const everything = { ...product, ...readSources(root, ['test']) }

test('the sources were found', () => {
  expect(Object.keys(product)).toContain('src/index.ts')
  expect(Object.keys(everything)).toContain('test/architecture/project.test.ts')
})

test('imports go only in the allowed directions', () => {
  expect(findDirectionFaults(product)).toEqual([])
})

test('nothing is imported from outside the project', () => {
  expect(findOutsideImports(everything)).toEqual([])
})

test('no import cycles', () => {
  expect(findCycles(everything)).toEqual([])
})

test('the pure folders touch no clock, chance, network or machine', () => {
  expect(findImpurities(product)).toEqual([])
})

test('files and functions keep to their sizes, and no exception is stale', () => {
  expect(findSizeFaults(product, sizeExceptions)).toEqual([])
})

test('files and folders are named in kebab-case and for one thing', () => {
  expect(findNameFaults(listFiles(root, ['src', 'scripts', 'test', 'rules-index']))).toEqual([])
})
