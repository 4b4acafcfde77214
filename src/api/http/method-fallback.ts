import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppContext, AppEnv } from '../env.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { preflightHeaders } from './common-headers.ts'

const METHODS = ['GET', 'POST'] as const

/** The methods a path takes, from the routes themselves; empty where nothing is served there. */
const allowedMethods = (app: OpenAPIHono<AppEnv>, path: string): string[] => {
  const taken = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  )
  return taken.length === 0
    ? []
    : [...taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS']
}

/** What happens where no route answers: OPTIONS on a known path, 405 with `Allow` on a known path, 404 elsewhere. */
export const methodFallback =
  (app: OpenAPIHono<AppEnv>) =>
  (c: AppContext): Response => {
    const allowed = allowedMethods(app, c.req.path)
    if (allowed.length === 0) return problemResponse(c, 'not-found', { path: c.req.path.slice(0, 200) })
    if (c.req.method === 'OPTIONS') return c.body(null, 204, preflightHeaders(allowed))
    return problemResponse(
      c,
      'method-not-allowed',
      { method: c.req.method, allowed },
      { headers: { Allow: allowed.join(', ') } },
    )
  }
