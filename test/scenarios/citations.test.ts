import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import facts from '../../rules-index/facts/2026-06-19.json' with { type: 'json' }
import { readScenarioFile } from './scenario-file.ts'

const here = import.meta.dirname
const known = new Set(Object.keys(facts.rules))

/** Numbers in the header, and behind the code of an expected refusal. */
const citedIn = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8')
  const expected = [...text.matchAll(/^= illegal \S+((?: \d{3}\.\w+)+)$/gm)].flatMap((match) =>
    match[1]!.trim().split(' '),
  )
  return [...readScenarioFile(text).rules, ...expected]
}

describe('rules cited by scenarios', () => {
  it.each(globSync(join(here, '**/*.scn')).map((path) => [relative(here, path), path] as const))('%s', (_, path) => {
    expect(citedIn(path).filter((number) => !known.has(number))).toEqual([])
  })
})
