import { createRoute, type z } from '@hono/zod-openapi'
import { listEditions } from '../editions/shelf.ts'
import { showEdition } from '../editions/show-rule.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { serve } from '../http/serve.ts'
import { hashText } from '../http/text-hash.ts'
import { editionSchema } from '../schemas/edition.ts'
import { listOf, wholeList } from '../schemas/list.ts'

const editionList = listOf(editionSchema)

const editionsRoute = createRoute({
  method: 'get',
  path: '/v1/editions',
  tags: ['rules'],
  summary: 'The editions of the rules held here, newest first',
  responses: {
    200: { description: 'Every edition held', content: { 'application/json': { schema: editionList } } },
  },
})

export const editionRoutes = () => {
  const routes = createRoutes()
  serve(routes, editionsRoute, async (c) => {
    const editions = await listEditions(c.env)
    const tag = entityTag(c, await hashText(editions.map(({ hash }) => hash).join()))
    const answer: z.infer<typeof editionList> = wholeList(editions.map(showEdition))
    return answerNotModified(c, { tag, cache: CACHE.alias }) ?? c.json(answer)
  })
  return routes
}
