import { createRoute, z } from '@hono/zod-openapi'
import { viewPosition } from '../../engine/position/view-position.ts'
import { writePosition } from '../../engine/position/write-position.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { voiceOf } from '../http/language.ts'
import { readBody } from '../http/read-body.ts'
import { servePost } from '../http/serve.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { printPositionText } from '../referee/position-text.ts'
import { readState } from '../referee/read-state.ts'
import { unknownPlayer } from '../referee/refuse-position.ts'
import { copy, say } from '../referee/told.ts'
import { idSchema } from '../schemas/bounded.ts'
import { voiceParameter } from '../schemas/language.ts'
import { stateRequest } from '../schemas/referee-requests.ts'
import { stateAnswer } from '../schemas/state-answer.ts'

const statesRoute = createRoute({
  method: 'post',
  path: '/v1/states',
  tags: ['referee'],
  summary: 'Read a position, check it, and return its canonical form, whole or as one player may see it',
  request: {
    query: z.object({
      lang: voiceParameter,
      view: idSchema.optional().openapi({ description: 'Only what this player may see' }),
    }),
    body: {
      required: true,
      content: { 'application/json': { schema: stateRequest }, 'text/plain': { schema: z.string() } },
    },
  },
  responses: {
    200: { description: 'The position', content: { 'application/json': { schema: stateAnswer } } },
    ...problemResponses(400, 413, 415, 422),
  },
})

export const stateRoutes = () => {
  const routes = createRoutes()
  servePost(routes, statesRoute, async (c) => {
    const query = c.req.valid('query')
    const voice = voiceOf(query.lang, c)
    const body = await readBody(c, { schema: stateRequest, fromText: (text) => ({ state: text }) })
    if (!body.ok) return body.response
    const table = readState(c, body.value.state, body.value.cards)
    if (!table.ok) return table.response
    const { state, cards } = table.value
    const view = body.value.view ?? query.view ?? null
    if (view !== null && !state.seats.includes(view)) return unknownPlayer(c, view, '/view', cards)
    const position = view === null ? writePosition(state, cards.lookup) : viewPosition(state, view, cards.lookup)
    return answerJson(c, stateAnswer, {
      object: 'state',
      state: copy(position),
      view,
      notation: say(voice, (lang) => printPositionText(position, lang)),
    })
  })
  return routes
}
