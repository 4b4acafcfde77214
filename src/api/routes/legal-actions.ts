import { createRoute, z } from '@hono/zod-openapi'
import { legalActions } from '../../engine/index.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { voiceOf } from '../http/language.ts'
import { readBody } from '../http/read-body.ts'
import { servePost } from '../http/serve.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { readState } from '../referee/read-state.ts'
import { tooLargeToList, unknownPlayer } from '../referee/refuse-position.ts'
import { copy, tellDecision, tellGap } from '../referee/told.ts'
import { voiceParameter } from '../schemas/language.ts'
import { legalActionsSchema } from '../schemas/legal-actions.ts'
import { legalActionsRequest } from '../schemas/referee-requests.ts'

const legalActionsRoute = createRoute({
  method: 'post',
  path: '/v1/legal-actions',
  tags: ['referee'],
  summary: 'Every action a player may take now, or the decision that comes first',
  description: 'The rules that judge a submitted action filter this list, so the two never disagree.',
  request: {
    query: z.object({ lang: voiceParameter }),
    body: {
      required: true,
      content: { 'application/json': { schema: legalActionsRequest }, 'text/plain': { schema: z.string() } },
    },
  },
  responses: {
    200: { description: 'What may be done', content: { 'application/json': { schema: legalActionsSchema } } },
    ...problemResponses(400, 413, 415, 422),
  },
})

export const legalActionRoutes = () => {
  const routes = createRoutes()
  servePost(routes, legalActionsRoute, async (c) => {
    const voice = voiceOf(c.req.valid('query').lang, c)
    const body = await readBody(c, { schema: legalActionsRequest, fromText: (text) => ({ state: text }) })
    if (!body.ok) return body.response
    const table = readState(c, body.value.state, body.value.cards)
    if (!table.ok) return table.response
    const { state, cards } = table.value
    const { player = null } = body.value
    if (player !== null && !state.seats.includes(player)) return unknownPlayer(c, player, '/player', cards)
    const tooLarge = tooLargeToList(c, state, cards)
    if (tooLarge !== null) return tooLarge
    const found = legalActions(state, player, cards.lookup)
    return answerJson(c, legalActionsSchema, {
      object: 'legal-actions',
      player: found.player,
      decision: copy(found.decision),
      ...(found.decision === null ? {} : { question: tellDecision(found.decision, state, cards, voice) }),
      actions: copy(found.actions),
      unsupported: found.unsupported.map(({ action, gaps }) => ({
        action: copy(action),
        gaps: gaps.map((gap) => tellGap(gap, voice)),
      })),
    })
  })
  return routes
}
