import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../env.ts'
import { refuseParameters } from './refuse-parameters.ts'

/** A small application of its own, to be mounted by the whole. */
export const createRoutes = (): OpenAPIHono<AppEnv> => new OpenAPIHono<AppEnv>({ defaultHook: refuseParameters })
