import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENT_EDITION } from '../../../src/core/edition.ts'
import { factsPath, readFacts } from '../facts/rule-facts.ts'
import type { LedgerSources } from './make-ledger.ts'
import { readClasses } from './read-classes.ts'

/** The files below a folder whose names end so, by path; none where the folder is absent. */
const readFiles = (folder: string, ending: RegExp): Readonly<Record<string, string>> => {
  let names: string[]
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return {}
  }
  const paths = names.filter((name) => ending.test(name)).map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join('.', path), 'utf8')]))
}

/** Tests that show what the referee does with a rule; tests of other parts may name rules without showing them. */
const TEST_FOLDERS = ['test/engine', 'test/scenarios', 'test/examples'] as const

/** Everything the ledger is made of, read from the project's folder. */
export const readLedgerSources = (): LedgerSources => {
  const facts = readFacts(factsPath(CURRENT_EDITION))
  if (facts === null) throw new Error(`${factsPath(CURRENT_EDITION)} is missing`)
  return {
    edition: facts.edition,
    rules: Object.keys(facts.rules),
    classes: readClasses(),
    engine: readFiles('src/engine', /\.ts$/),
    tests: Object.assign({}, ...TEST_FOLDERS.map((folder) => readFiles(folder, /\.(?:test\.ts|scn)$/))),
  }
}
