import { env, exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Ledger } from '../../src/api/coverage/ledger.ts'
import { coverageRoutes } from '../../src/api/routes/coverage.ts'

const LEDGER: Ledger = {
  edition: '2026-06-19',
  entries: [
    { rule: '702.1', class: 'definition', coverage: 'definition', enforcedBy: [], tests: [] },
    { rule: '702.19', class: 'definition', coverage: 'definition', enforcedBy: [], tests: [] },
    {
      rule: '702.19b',
      class: 'enforceable',
      coverage: 'enforced',
      enforcedBy: ['src/engine/combat/trample.ts'],
      tests: ['test/scenarios/trample.scn'],
    },
    { rule: '800.1', class: 'casual', coverage: 'not-yet', enforcedBy: [], tests: [] },
  ],
}

const ask = async (query: string) => {
  const response = await coverageRoutes(() => ({ ...LEDGER, hash: 'hash' })).request(`/v1/coverage${query}`, {}, env)
  expect(response.status).toBe(200)
  return response.json<{ totals: object; data: { rule: string }[] }>()
}
const rulesOf = async (query: string) => (await ask(query)).data.map(({ rule }) => rule)

test('the ledger, with totals over the whole', async () => {
  expect(await ask('')).toMatchObject({
    object: 'list',
    edition: '2026-06-19',
    totals: { enforced: 1, definition: 2, 'not-yet': 1 },
    classes: { enforceable: 1, definition: 2, tournament: 0, casual: 1 },
    data: LEDGER.entries,
  })
})

test('one coverage, or what stands at or below a number', async () => {
  expect(await rulesOf('?coverage=enforced')).toEqual(['702.19b'])
  expect(await rulesOf('?class=casual')).toEqual(['800.1'])
  expect(await rulesOf('?within=702.1')).toEqual(['702.1'])
  expect(await rulesOf('?within=702.19')).toEqual(['702.19', '702.19b'])
  expect(await rulesOf('?within=702')).toEqual(['702.1', '702.19', '702.19b'])
  expect(await rulesOf('?within=8')).toEqual(['800.1'])
})

test('the service serves the ledger that was built with it', async () => {
  const response = await exports.default.fetch('https://arbitre.test/v1/coverage?within=115.3')
  expect(response.status).toBe(200)
  const { data } = await response.json<{ data: { rule: string; coverage: string; tests: string[] }[] }>()
  expect(data).toMatchObject([{ rule: '115.3', coverage: 'enforced' }])
  expect(data[0]?.tests.length).toBeGreaterThan(0)
})
