import { createRoute, z } from '@hono/zod-openapi'
import { KEYWORD_KINDS, LANGUAGES, listKeywords } from '../../library/index.ts'
import { restatementIn } from '../editions/embedded.ts'
import { ruleUri } from '../editions/show-rule.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { dependsOnHeader, languageOf } from '../http/language.ts'
import { serve } from '../http/serve.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { languageParameter } from '../schemas/language.ts'
import { listOf, wholeList } from '../schemas/list.ts'

const kindSchema = z.enum(KEYWORD_KINDS)

const keywordSchema = z
  .strictObject({
    object: z.literal('keyword'),
    kind: kindSchema,
    name: z.strictObject({ en: z.string(), fr: z.string() }),
    number: z.string().openapi({ description: 'The rule that says what it does, or that lists it' }),
    uri: z.string(),
  })
  .openapi('Keyword')

const keywordList = listOf(keywordSchema)

const keywordsRoute = createRoute({
  method: 'get',
  path: '/v1/keywords',
  tags: ['rules'],
  summary: 'Keyword actions, keyword abilities and ability words, with their rules',
  request: { query: z.object({ kind: kindSchema.optional(), lang: languageParameter }) },
  responses: {
    200: { description: 'In the order of the rules', content: { 'application/json': { schema: keywordList } } },
    ...problemResponses(422),
  },
})

export const keywordRoutes = () => {
  const routes = createRoutes()
  serve(routes, keywordsRoute, (c) => {
    const language = languageOf(c)
    const editions = LANGUAGES.map(restatementIn)
    const unchanged = answerNotModified(c, {
      tag: entityTag(c, ...editions.map(({ info }) => info.hash.slice(0, 8)), language),
      cache: CACHE.alias,
      vary: dependsOnHeader(c) ? ['Accept-Language'] : [],
    })
    if (unchanged !== null) return unchanged
    const { kind } = c.req.valid('query')
    const [english = [], french = []] = editions.map(listKeywords)
    const names = new Map(french.map((one) => [`${one.kind} ${one.place}`, one.name]))
    const keywords = english.filter((one) => kind === undefined || one.kind === kind)
    return answerJson(
      c,
      keywordList,
      wholeList(
        keywords.map((one) => ({
          object: 'keyword' as const,
          kind: one.kind,
          name: { en: one.name, fr: names.get(`${one.kind} ${one.place}`) ?? one.name },
          number: one.number,
          uri: ruleUri(one.number, restatementIn(language).info),
        })),
      ),
    )
  })
  return routes
}
