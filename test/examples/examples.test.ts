import { describe, expect, it } from 'vitest'
import facts from '../../rules-index/facts/2026-06-19.json' with { type: 'json' }
import { gapsOf, playScenario } from '../scenarios/play-scenario.ts'
import { readExampleScenarios, readExampleTests } from './executable-examples.ts'
import { KINDS_OF_WAITING, readWaitingExamples } from './waiting-examples.ts'

/** Every example of the edition, by its rule and place. */
const official = Object.entries(facts.rules).flatMap(([rule, { examples }]) =>
  Array.from({ length: examples }, (_, i) => `${rule} ${i + 1}`),
)
const scenarios = readExampleScenarios()
const told = new Set([...scenarios.map(({ example }) => example), ...readExampleTests()])
const waiting = readWaitingExamples()
const waits = waiting.map(({ example }) => example)

/** The examples that stand in one list and not in another. */
const without = (list: Iterable<string>, other: Iterable<string>): readonly string[] => {
  const taken = new Set(other)
  return [...list].filter((example) => !taken.has(example))
}
const figures = KINDS_OF_WAITING.map((kind) => `${waiting.filter((one) => one.kind === kind).length} for ${kind}`)

describe(`the ${official.length} examples: ${told.size} executable, ${waits.length} waiting (${figures.join(', ')})`, () => {
  it('are the 277 of this edition', () => {
    expect(official).toHaveLength(277)
  })

  it('are each executable or waiting', () => {
    expect(without(official, [...told, ...waits])).toEqual([])
  })

  it('are none of them both, nor waiting twice', () => {
    expect(waits.filter((example) => told.has(example))).toEqual([])
    expect(waits.filter((example, i) => waits.indexOf(example) !== i)).toEqual([])
  })

  it('are the only ones told or waited for', () => {
    expect(without([...told, ...waits], official)).toEqual([])
  })

  it('cite rules of the edition', () => {
    const cited = scenarios.flatMap(({ path, file }) => file.rules.map((rule) => `${path}: ${rule}`))
    expect(cited.filter((one) => !Object.hasOwn(facts.rules, one.split(': ')[1]!))).toEqual([])
  })
})

describe('examples as scenarios', () => {
  it.each(scenarios.map(({ path, file }) => [path, file] as const))('%s', (_, file) => {
    expect(gapsOf(file)).toEqual([])
    expect(playScenario(file)).toEqual([])
    expect(playScenario(file, 'position')).toEqual([])
  })
})
