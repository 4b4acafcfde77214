import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { PROBLEM_TYPES } from '../../src/api/problems/problem-statuses.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(`https://arbitre.test${path}`, { headers })

describe('pages load nothing from elsewhere and run nothing', () => {
  test.each(['/', '/docs', '/problems/internal'])('%s', async (path) => {
    const response = await get(path, { Accept: 'text/html' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/i)
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    expect(page).toContain('<link rel="stylesheet" href="/style.css">')
  })
})

test('the landing page speaks both languages', async () => {
  const page = await (await get('/', { 'Accept-Language': 'fr' })).text()
  expect(page).toContain('<html lang="fr">')
  expect(page).toContain('<section lang="en">')
  expect(page).toContain('<section lang="fr">')
})

test('every kind of problem has a page of its own in both languages', async () => {
  for (const type of PROBLEM_TYPES) {
    const response = await get(`/problems/${type}`)
    expect(response.status, type).toBe(200)
    const kind = await response.json<{
      status: number
      title: Record<string, string>
      meaning: Record<string, string>
    }>()
    expect(kind.title.en, type).toBeTruthy()
    expect(kind.title.fr, type).toBeTruthy()
    expect(kind.title.fr, type).not.toBe(kind.title.en)
    expect(kind.meaning.fr, type).toBeTruthy()
  }
  expect((await get('/problems/none-such')).status).toBe(404)
})

test('what a page says is escaped', async () => {
  const response = await get('/v1/rules/%3Cscript%3E', { Accept: 'text/html' })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
})

test('the reference names every call and every schema it links to', async () => {
  const page = await (await get('/docs')).text()
  expect(page).toContain('POST /v1/states')
  const linked = new Set([...page.matchAll(/href="#(schema-\w+)"/g)].map(([, id]) => id))
  expect(linked.size).toBeGreaterThan(30)
  for (const id of linked) expect(page).toContain(`id="${id}"`)
})

test('llms.txt is plain text that names the calls', async () => {
  const response = await get('/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toContain('/v1/verdicts')
})
