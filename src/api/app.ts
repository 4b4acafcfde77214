import { OpenAPIHono } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { shippedLedger } from './coverage/shipped.ts'
import type { AppEnv } from './env.ts'
import { commonHeaders } from './http/common-headers.ts'
import { methodFallback } from './http/method-fallback.ts'
import { refuseParameters } from './http/refuse-parameters.ts'
import { problemResponse } from './problems/problem-response.ts'
import { cardRoutes } from './routes/cards.ts'
import { citationRoutes } from './routes/citations.ts'
import { coverageRoutes } from './routes/coverage.ts'
import { diffRoutes } from './routes/diff.ts'
import { editionRoutes } from './routes/editions.ts'
import { gameRoutes } from './routes/games.ts'
import { glossaryRoutes } from './routes/glossary.ts'
import { healthRoutes } from './routes/health.ts'
import { historyRoutes } from './routes/history.ts'
import { keywordRoutes } from './routes/keywords.ts'
import { legalActionRoutes } from './routes/legal-actions.ts'
import { openApiRoutes } from './routes/openapi.ts'
import { problemRoutes } from './routes/problems.ts'
import { ruleRoutes } from './routes/rules.ts'
import { searchRoutes } from './routes/search.ts'
import { siteRoutes } from './routes/site.ts'
import { stateRoutes } from './routes/states.ts'
import { suggestRoutes } from './routes/suggest.ts'
import { verdictRoutes } from './routes/verdicts.ts'

const ROUTES = [
  siteRoutes,
  healthRoutes,
  problemRoutes,
  editionRoutes,
  ruleRoutes,
  historyRoutes,
  citationRoutes,
  diffRoutes,
  searchRoutes,
  suggestRoutes,
  glossaryRoutes,
  keywordRoutes,
  stateRoutes,
  gameRoutes,
  verdictRoutes,
  legalActionRoutes,
  cardRoutes,
  () => coverageRoutes(shippedLedger),
] as const

/** The whole service: each file of `routes` is a small application of its own, mounted here. */
export function createApp(): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>({ defaultHook: refuseParameters })
  app.use(commonHeaders)
  for (const routes of ROUTES) app.route('/', routes())
  app.route('/', openApiRoutes(app))
  app.notFound(methodFallback(app))
  // The one place where what was thrown is caught: a broken invariant, never an answer to an input.
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500)
      return problemResponse(c, 'unreadable-body', { reason: 'json' })
    console.error(error)
    return problemResponse(c, 'internal', {})
  })
  return app
}
