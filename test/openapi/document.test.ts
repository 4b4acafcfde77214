import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'

// The validator compiles its schemas at run time, which a Worker forbids: so it stands outside and asks the Worker.
const server = createTestHarness({ workers: [{ configPath: './wrangler.toml' }] })

type Document = Record<string, unknown> & {
  openapi: string
  paths: Record<string, Record<string, { tags: string[]; summary: string; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, unknown> }
}
let document: Document

beforeAll(async () => {
  await server.listen()
  const response = await server.fetch('/openapi.json')
  expect(response.status).toBe(200)
  document = (await response.json()) as Document
}, 60_000)

afterAll(() => server.close())

test('the document served is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect(document.openapi).toBe('3.1.0')
})

test('every reference in it leads somewhere', () => {
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name as string)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !(name in document.components.schemas))).toEqual([])
})

test('every call of the contract is in it, with a summary and its refusals', () => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  )
  expect(calls.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      'POST /v1/verdicts',
      'POST /v1/legal-actions',
      'POST /v1/states',
      'POST /v1/games',
      'POST /v1/cards/compile',
      'GET /v1/cards/{name}',
      'GET /v1/glossary/{term}',
      'GET /problems/{type}',
      'GET /v1/editions',
      'GET /v1/rules',
      'POST /v1/rules',
      'GET /v1/rules/{number}',
      'GET /v1/rules/{number}/history',
      'GET /v1/resolve',
      'POST /v1/citations',
      'GET /v1/diff/{from}/{to}',
      'GET /v1/keywords',
      'GET /v1/coverage',
      'GET /v1/search',
      'GET /v1/suggest',
      'GET /healthz',
    ]),
  )
  for (const { call, operation } of calls) {
    expect(operation.summary, call).toBeTruthy()
    if (call.startsWith('POST')) {
      expect(Object.keys(operation.responses), call).toEqual(expect.arrayContaining(['400', '413', '415', '422']))
    }
  }
})
