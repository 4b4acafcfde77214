import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { AppEnv } from '../env.ts'
import { createRoutes } from '../http/api-routes.ts'

const healthRoute = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['service'],
  summary: 'Is the service up',
  responses: {
    200: {
      description: 'The service answers',
      content: { 'application/json': { schema: z.object({ status: z.literal('ok') }) } },
    },
  },
})

export function healthRoutes(): OpenAPIHono<AppEnv> {
  const routes = createRoutes()
  routes.openapi(healthRoute, (c) => c.json({ status: 'ok' } as const, 200, { 'Cache-Control': 'no-store' }))
  return routes
}
