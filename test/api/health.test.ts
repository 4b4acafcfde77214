import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('the Worker answers inside workerd', async () => {
  expect(navigator.userAgent).toBe('Cloudflare-Workers')
  const response = await exports.default.fetch('https://arbitre.test/healthz')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toEqual({ status: 'ok' })
})
