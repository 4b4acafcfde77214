import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from './env.ts'
import { registerHealth } from './routes/health.ts'

export type App = OpenAPIHono<{ Bindings: Env }>

/** The whole service: each route file registers its own paths. */
export function createApp(): App {
  const app: App = new OpenAPIHono()
  registerHealth(app)
  return app
}
