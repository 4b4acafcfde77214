import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

const REQUEST_ID = /^[\w.:-]{1,100}$/
const EXPOSED = 'ETag, Content-Location, Link, X-Request-Id, Retry-After'

/** On every answer: open CORS, the id of the request (the asker's own if it sent a sensible one), and no sniffing. */
export const commonHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const given = c.req.header('x-request-id')
  c.header('X-Request-Id', given !== undefined && REQUEST_ID.test(given) ? given : crypto.randomUUID())
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Expose-Headers', EXPOSED)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
}

/** The answer to OPTIONS on a path that takes these methods; a browser's preflight reads the same. */
export const preflightHeaders = (methods: readonly string[]): Record<string, string> => ({
  Allow: methods.join(', '),
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': 'Accept, Accept-Language, Content-Type, If-None-Match, X-Request-Id',
  'Access-Control-Max-Age': '86400',
})
