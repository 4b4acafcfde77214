import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../catalogue.ts'
import { readScenarioFile, type ScenarioFile } from '../scenarios/scenario-file.ts'
import { readVerdictLine } from '../scenarios/verdict-line.ts'

/** Every scenario that retells a document the project began with, asked over HTTP as a client would ask it. */
const files = Object.entries(
  import.meta.glob<string>('../scenarios/**/*.scn', { query: '?raw', import: 'default', eager: true }),
)
  .map(([path, text]) => ({
    name: path.replace('../scenarios/', '').replace('.scn', ''),
    file: readScenarioFile(text),
  }))
  .filter(({ file }) => file.seeds.length > 0)

interface Answer {
  readonly verdict: string
  readonly at?: number
  readonly reasons?: readonly {
    readonly code: string
    readonly rules: readonly string[]
    readonly message: { readonly en: string; readonly fr: string }
  }[]
}

const ask = async (file: ScenarioFile, lines: readonly string[]): Promise<Answer> => {
  const state = [file.position, ...lines].join('\n')
  const cards = [...file.cards, ...CATALOGUE].filter(
    ({ name }, at, all) => state.includes(name) && all.findIndex((other) => other.name === name) === at,
  )
  const response = await exports.default.fetch('https://arbitre.test/v1/verdicts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, cards, include: [] }),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return response.json()
}

describe('the documents the project began with, over HTTP', () => {
  test('there are at least 40 of them, legal and illegal', () => {
    expect(files.length).toBeGreaterThanOrEqual(40)
  })

  test.each(files)('$name', async ({ file }) => {
    const made: string[] = []
    for (const { action, expects } of file.turns) {
      if (action === null) continue
      const expected = expects[0] === undefined ? null : readVerdictLine(expects[0].text)
      const answer = await ask(file, [...made, `> ${action}`])
      expect(answer.verdict, action).toBe(expected?.verdict ?? 'legal')
      if (answer.verdict === 'legal') made.push(`> ${action}`)
      if (answer.verdict !== 'illegal') continue
      expect(answer.at).toBe(made.length)
      const codes = answer.reasons?.map(({ code }) => code)
      if (expected?.code) expect(codes).toContain(expected.code)
      for (const { message } of answer.reasons ?? []) {
        expect(message.en).toMatch(/\w.*\.$/s)
        expect(message.fr).toMatch(/\w.*\.$/s)
        expect(message.fr).not.toBe(message.en)
      }
    }
  })
})
