import { createRoute, z } from '@hono/zod-openapi'
import { starterCatalogue } from '../../cards/lookup.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { voiceOf } from '../http/language.ts'
import { readBody } from '../http/read-body.ts'
import { serve, servePost } from '../http/serve.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { describeCard, describeDefinition } from '../referee/describe-card.ts'
import { type CardAnswer, cardAnswer, cardNameSchema } from '../schemas/card.ts'
import { cardObjectSchema } from '../schemas/card-object.ts'
import { voiceParameter } from '../schemas/language.ts'
import { listOf, wholeList } from '../schemas/list.ts'

const compileRoute = createRoute({
  method: 'post',
  path: '/v1/cards/compile',
  tags: ['cards'],
  summary: 'What the referee understands of a card',
  description: 'A part that is not understood is named with its place: nothing of the text is dropped in silence.',
  request: {
    query: z.object({ lang: voiceParameter }),
    body: { required: true, content: { 'application/json': { schema: cardObjectSchema } } },
  },
  responses: {
    200: { description: 'What is understood', content: { 'application/json': { schema: cardAnswer } } },
    ...problemResponses(400, 413, 415, 422),
  },
})

const cardList = listOf(cardNameSchema)

const listRoute = createRoute({
  method: 'get',
  path: '/v1/cards',
  tags: ['cards'],
  summary: 'The cards of the catalogue: those a request need not bring',
  responses: { 200: { description: 'Their names', content: { 'application/json': { schema: cardList } } } },
})

const cardRoute = createRoute({
  method: 'get',
  path: '/v1/cards/{name}',
  tags: ['cards'],
  summary: 'A card of the catalogue, by its English or French name',
  request: {
    params: z.object({ name: z.string().min(1).max(200).openapi({ example: 'Lightning Bolt' }) }),
    query: z.object({ lang: voiceParameter }),
  },
  responses: {
    200: { description: 'What is understood of it', content: { 'application/json': { schema: cardAnswer } } },
    ...problemResponses(404, 422),
  },
})

const cardUri = (name: string): string => `/v1/cards/${encodeURIComponent(name)}`

const MOST_NEAREST = 5

export const cardRoutes = () => {
  const routes = createRoutes()
  servePost(routes, compileRoute, async (c) => {
    const voice = voiceOf(c.req.valid('query').lang, c)
    const body = await readBody(c, { schema: cardObjectSchema })
    return body.ok ? answerJson(c, cardAnswer, describeCard(body.value, voice)) : body.response
  })
  serve(routes, listRoute, (c) => {
    const unchanged = answerNotModified(c, { tag: entityTag(c, 'cards'), cache: CACHE.alias })
    if (unchanged !== null) return unchanged
    const named = starterCatalogue.cards.map(({ name, names }) => ({
      name,
      ...(names && { names }),
      uri: cardUri(name),
    }))
    return answerJson(c, cardList, wholeList(named))
  })
  serve(routes, cardRoute, (c) => {
    const { name } = c.req.valid('param')
    const definition = starterCatalogue.find(name)
    if (definition === undefined) {
      return problemResponse(
        c,
        'card-not-found',
        { name },
        { nearest: starterCatalogue.nearestNames(name, MOST_NEAREST) },
      )
    }
    const { lang } = c.req.valid('query')
    const voice = voiceOf(lang, c)
    const unchanged = answerNotModified(c, {
      tag: entityTag(c, 'card', voice),
      cache: CACHE.alias,
      vary: lang === 'auto' ? ['Accept-Language'] : [],
      location: `${cardUri(definition.name)}${voice === 'both' ? '' : `?lang=${voice}`}`,
    })
    return unchanged ?? c.json(describeDefinition(definition, voice) satisfies CardAnswer)
  })
  return routes
}
