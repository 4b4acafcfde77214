import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Ledger } from '../../src/api/coverage/ledger.ts'
import { coverageRoutes } from '../../src/api/routes/coverage.ts'

const LEDGER: Ledger = {
  edition: '2026-06-19',
  entries: [
    { rule: '702.1', coverage: 'definition', tests: [] },
    { rule: '702.19', coverage: 'definition', tests: [] },
    { rule: '702.19b', coverage: 'enforced', tests: ['test/scenarios/trample.scn'] },
    { rule: '800.1', coverage: 'not-yet', tests: [] },
  ],
}

const ask = async (query: string) => {
  const response = await coverageRoutes(LEDGER, 'hash').request(`/v1/coverage${query}`, {}, env)
  expect(response.status).toBe(200)
  return response.json<{ totals: object; data: { rule: string }[] }>()
}
const rulesOf = async (query: string) => (await ask(query)).data.map(({ rule }) => rule)

test('the ledger, with totals over the whole', async () => {
  expect(await ask('')).toMatchObject({
    object: 'list',
    edition: '2026-06-19',
    totals: { enforced: 1, definition: 2, 'not-yet': 1 },
    data: LEDGER.entries,
  })
})

test('one coverage, or what stands at or below a number', async () => {
  expect(await rulesOf('?coverage=enforced')).toEqual(['702.19b'])
  expect(await rulesOf('?within=702.1')).toEqual(['702.1'])
  expect(await rulesOf('?within=702.19')).toEqual(['702.19', '702.19b'])
  expect(await rulesOf('?within=702')).toEqual(['702.1', '702.19', '702.19b'])
  expect(await rulesOf('?within=8')).toEqual(['800.1'])
})
