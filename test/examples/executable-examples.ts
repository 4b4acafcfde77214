import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { readScenarioFile, type ScenarioFile } from '../scenarios/scenario-file.ts'

const here = import.meta.dirname

/** An example that is played: by its rule and place, as `613.8a 1`. */
export interface ExampleScenario {
  readonly example: string
  /** In this folder. */
  readonly path: string
  readonly file: ScenarioFile
}

/** The scenarios of this folder; throws where one does not say which example it retells, or its name says another. */
export const readExampleScenarios = (): readonly ExampleScenario[] =>
  globSync(join(here, '*/*.scn'))
    .toSorted()
    .map((path) => {
      const file = readScenarioFile(readFileSync(path, 'utf8'))
      if (file.example === null) throw new Error(`${path} retells no example`)
      const { rule, nth } = file.example
      if (!basename(path).startsWith(`${rule}.${nth}-`)) throw new Error(`${path} retells ${rule} ${nth}`)
      return { example: `${rule} ${nth}`, path: relative(here, path), file }
    })

/** `it('613.8a example 1: …')`, also where a table of rows stands before the title. */
const TITLE = /['"`](\d{3}\.\d+[a-z]?) example ([1-9]\d*): /g

/** The examples that tests of this folder retell, by the titles of the tests. */
export const readExampleTests = (): readonly string[] =>
  globSync(join(here, '*/*.test.ts'))
    .toSorted()
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(TITLE)].map(([, rule, nth]) => `${rule} ${nth}`))
