import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

const get = (path: string, init?: RequestInit) => exports.default.fetch(`https://arbitre.test${path}`, init)

test('an address nobody serves is a 404 problem in the language asked for', async () => {
  const response = await get('/v1/nowhere', { headers: { 'Accept-Language': 'fr-CH, en;q=0.5' } })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('vary')).toBe('Accept-Language')
  expect(await response.json()).toEqual({
    type: 'https://arbitre.test/problems/not-found',
    title: 'Page inexistante',
    status: 404,
    detail: 'Il n’y a rien à l’adresse /v1/nowhere.',
  })
})

test('a method a known address does not take is a 405 with Allow', async () => {
  const response = await get('/healthz', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('OPTIONS on a known address opens it to other origins', async () => {
  const response = await get('/healthz', { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the id of a request is its own where it sent one', async () => {
  const response = await get('/healthz', { headers: { 'X-Request-Id': 'mine-1' } })
  expect(response.headers.get('x-request-id')).toBe('mine-1')
})

test('HEAD answers like GET without a body', async () => {
  const response = await get('/healthz', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})
