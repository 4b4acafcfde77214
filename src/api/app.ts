import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from './env.ts'
import { healthRoutes } from './routes/health.ts'

/** The whole service: each file of `routes` is a small application of its own, mounted here. */
export function createApp(): OpenAPIHono<{ Bindings: Env }> {
  const app = new OpenAPIHono<{ Bindings: Env }>()
  app.route('/', healthRoutes())
  return app
}
