import type { Hook } from '@hono/zod-openapi'
import type { AppEnv } from '../env.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { schemaErrors } from '../problems/schema-errors.ts'
import { languageOf } from './language.ts'

/** What happens when query or path parameters do not fit a route's schema. */
export const refuseParameters: Hook<unknown, AppEnv, string, unknown> = (result, c) => {
  if (result.success) return undefined
  const given = result.target === 'param' ? c.req.param() : c.req.query()
  const errors = schemaErrors(result.error, given, languageOf(c), 'parameters')
  return problemResponse(c, 'invalid-request', { count: errors.length }, { errors })
}
