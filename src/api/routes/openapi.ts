import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { AppContext, AppEnv } from '../env.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { serve } from '../http/serve.ts'
import { hashText } from '../http/text-hash.ts'
import { buildDocument, type OpenApiDocument } from '../openapi/document.ts'
import { referencePage } from '../openapi/reference-page.ts'
import { pageResponse } from '../pages/page.ts'

const documentRoute = createRoute({
  method: 'get',
  path: '/openapi.json',
  tags: ['service'],
  summary: 'This description of the service, OpenAPI 3.1',
  responses: {
    200: { description: 'The document', content: { 'application/json': { schema: z.looseObject({}) } } },
  },
})

const docsRoute = createRoute({
  method: 'get',
  path: '/docs',
  tags: ['service'],
  summary: 'This description as a page',
  responses: { 200: { description: 'The page', content: { 'text/html': { schema: z.string() } } } },
})

interface Built {
  readonly document: OpenApiDocument
  readonly text: string
  readonly hash: string
}

/** Reads the routes of the whole application, so it is mounted last; the document is built once an isolate. */
export const openApiRoutes = (app: OpenAPIHono<AppEnv>) => {
  let built: Built | null = null
  const build = async (): Promise<Built> => {
    if (built !== null) return built
    const document = buildDocument(app)
    const text = JSON.stringify(document)
    built = { document, text, hash: await hashText(text) }
    return built
  }
  const fresh = (c: AppContext, hash: string) => answerNotModified(c, { tag: entityTag(c, hash), cache: CACHE.alias })
  const routes = createRoutes()
  serve(routes, documentRoute, async (c) => {
    const { text, hash } = await build()
    return fresh(c, hash) ?? c.body(text, 200, { 'Content-Type': 'application/json' })
  })
  serve(routes, docsRoute, async (c) => {
    const { document, hash } = await build()
    return (
      fresh(c, hash) ?? pageResponse(c, { language: 'en', title: 'Arbitre: reference', body: referencePage(document) })
    )
  })
  return routes
}
