import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../env.ts'
import { VERSION } from '../version.ts'

export type OpenApiDocument = ReturnType<OpenAPIHono<AppEnv>['getOpenAPI31Document']>

const DESCRIPTION = [
  'A stateless rules referee for Magic: The Gathering, with a bilingual (English and French) rules library.',
  'Send a position and an action; get the legal result, or the reason it is illegal, with the rule, in both languages.',
  'Nothing that is sent is kept. The same request gives the same bytes.',
].join(' ')

const TAGS = [
  { name: 'referee', description: 'Judge actions, list legal ones, read positions' },
  { name: 'cards', description: 'What the referee understands of a card' },
  { name: 'rules', description: 'The rules in both languages: look up and search' },
  { name: 'service', description: 'The service itself' },
]

/** The OpenAPI document of the whole service, from the very schemas that check requests. */
export const buildDocument = (app: OpenAPIHono<AppEnv>): OpenApiDocument =>
  app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Arbitre',
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT' },
    },
    servers: [{ url: '/' }],
    tags: TAGS,
  })
