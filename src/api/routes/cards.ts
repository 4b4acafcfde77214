import { createRoute, z } from '@hono/zod-openapi'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { voiceOf } from '../http/language.ts'
import { readBody } from '../http/read-body.ts'
import { servePost } from '../http/serve.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { describeCard } from '../referee/describe-card.ts'
import { cardAnswer } from '../schemas/card.ts'
import { cardObjectSchema } from '../schemas/card-object.ts'
import { voiceParameter } from '../schemas/language.ts'

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

export const cardRoutes = () => {
  const routes = createRoutes()
  servePost(routes, compileRoute, async (c) => {
    const voice = voiceOf(c.req.valid('query').lang, c)
    const body = await readBody(c, { schema: cardObjectSchema })
    return body.ok ? answerJson(c, cardAnswer, describeCard(body.value, voice)) : body.response
  })
  return routes
}
