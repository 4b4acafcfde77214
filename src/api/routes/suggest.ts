import { createRoute, z } from '@hono/zod-openapi'
import { LANGUAGES, suggestRules } from '../../library/index.ts'
import { findEdition } from '../editions/shelf.ts'
import { ruleUri } from '../editions/show-rule.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { serve } from '../http/serve.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { languageSchema } from '../schemas/language.ts'
import { listOf, wholeList } from '../schemas/list.ts'
import { suggestionSchema } from '../schemas/search.ts'

const suggestAnswer = listOf(suggestionSchema)

const suggestRoute = createRoute({
  method: 'get',
  path: '/v1/suggest',
  tags: ['rules'],
  summary: 'Completions of a number or a name while it is typed',
  request: {
    query: z.object({
      q: z.string().min(1).max(100).openapi({ example: 'contact mor' }),
      lang: languageSchema.optional().openapi({ description: 'Language of the names; both where absent' }),
      limit: z.coerce.number().int().min(1).max(25).optional().openapi({ description: '10 where absent' }),
    }),
  },
  responses: {
    200: { description: 'The likeliest first', content: { 'application/json': { schema: suggestAnswer } } },
    ...problemResponses(422),
  },
})

export const suggestRoutes = () => {
  const routes = createRoutes()
  serve(routes, suggestRoute, async (c) => {
    const { q, lang, limit } = c.req.valid('query')
    const languages = lang === undefined ? LANGUAGES : [lang]
    const found = await Promise.all(languages.map((language) => findEdition(c.env, { language })))
    const editions = found.filter((one) => one !== null)
    const tag = entityTag(c, ...editions.map(({ info }) => info.hash.slice(0, 8)))
    const unchanged = answerNotModified(c, { tag, cache: CACHE.alias })
    if (unchanged !== null) return unchanged
    const answer: z.infer<typeof suggestAnswer> = wholeList(
      suggestRules(editions, q, limit).map(({ edition, ...one }) => ({
        object: 'suggestion' as const,
        ...one,
        language: edition.language,
        uri: ruleUri(one.number, edition),
      })),
    )
    return c.json(answer)
  })
  return routes
}
