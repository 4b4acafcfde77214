import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OPEN_SCENARIOS } from './open-scenarios.ts'
import { type Carry, playScenario } from './play-scenario.ts'
import { readScenarioFile } from './scenario-file.ts'

const here = import.meta.dirname
const names = globSync(join(here, '**/*.scn'))
  .map((path) => relative(here, path).replace(/\.scn$/, ''))
  .toSorted()
const play = (name: string, carry: Carry = 'state') =>
  playScenario(readScenarioFile(readFileSync(join(here, `${name}.scn`), 'utf8')), carry)

describe('scenarios', () => {
  it('are found', () => {
    expect(names.length).toBeGreaterThan(100)
  })

  it.each(names.filter((name) => OPEN_SCENARIOS[name] === undefined))('%s', (name) => {
    expect(play(name)).toEqual([])
  })

  it.each(Object.entries(OPEN_SCENARIOS))('%s is open: %s', (name, why) => {
    const differences = play(name)
    expect(differences, 'holds now: take it off the list').not.toEqual([])
    expect(differences[0]!.includes(': unsupported ') ? 'unsupported' : 'wrong').toBe(why)
  })
})

describe('scenarios carried from move to move as positions in JSON', () => {
  it.each(names)('%s', (name) => {
    expect(play(name, 'position')).toEqual(play(name))
  })
})
