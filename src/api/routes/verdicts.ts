import { createRoute, z } from '@hono/zod-openapi'
import type { Fault } from '../../core/fault.ts'
import type { AppContext } from '../env.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { languageOf, voiceOf } from '../http/language.ts'
import { readBody } from '../http/read-body.ts'
import { servePost } from '../http/serve.ts'
import { namedSentence } from '../problems/issue-sentences.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import type { CardShelf } from '../referee/card-shelf.ts'
import { faultErrors } from '../referee/fault-errors.ts'
import { judgeInOrder } from '../referee/judge-in-order.ts'
import { readState, type Table } from '../referee/read-state.ts'
import { legalAnswer, stoppedAnswer } from '../referee/verdict-answer.ts'
import { voiceParameter } from '../schemas/language.ts'
import { MOST_ACTIONS, verdictRequest } from '../schemas/referee-requests.ts'
import { verdictSchema } from '../schemas/verdict.ts'

const verdictsRoute = createRoute({
  method: 'post',
  path: '/v1/verdicts',
  tags: ['referee'],
  summary: 'Judge one action, or several in order, against a position',
  description:
    'The answer is 200 whenever the request could be judged: an illegal action is an answer. A plain-text body is a position and its actions in the notation.',
  request: {
    query: z.object({ lang: voiceParameter }),
    body: {
      required: true,
      content: { 'application/json': { schema: verdictRequest }, 'text/plain': { schema: z.string() } },
    },
  },
  responses: {
    200: { description: 'The verdict', content: { 'application/json': { schema: verdictSchema } } },
    ...problemResponses(400, 413, 415, 422),
  },
})

const EVERYTHING = ['state', 'events', 'trail'] as const

const refuseCount = (c: AppContext, why: 'nothing-to-judge' | 'too-many-actions'): Response => {
  const errors = [{ pointer: '/actions', code: `schema.${why}`, detail: namedSentence(why, languageOf(c)) }]
  return problemResponse(c, 'invalid-request', { count: 1 }, { errors })
}

const unreadableLine = (c: AppContext, faults: readonly Fault[], cards: CardShelf): Response => {
  const errors = faultErrors(faults, '', cards, languageOf(c)).map((error) => ({ ...error, pointer: '/state' }))
  return problemResponse(c, 'unreadable-notation', { count: errors.length }, { errors })
}

/** Actions written in the notation have no pointer of their own. */
const impossibleAction = (c: AppContext, at: number, faults: readonly Fault[], { actions, cards }: Table): Response => {
  const isWritten = at < actions.length
  const errors = faultErrors(faults, `/actions/${at - actions.length}`, cards, languageOf(c))
  return problemResponse(
    c,
    'impossible-action',
    { at },
    { errors: isWritten ? errors.map((error) => ({ ...error, pointer: '/state' })) : errors },
  )
}

export const verdictRoutes = () => {
  const routes = createRoutes()
  servePost(routes, verdictsRoute, async (c) => {
    const voice = voiceOf(c.req.valid('query').lang, c)
    const body = await readBody(c, { schema: verdictRequest, fromText: (text) => ({ state: text }) })
    if (!body.ok) return body.response
    const { state, cards, actions = [], include = EVERYTHING } = body.value
    const read = readState(c, state, cards)
    if (!read.ok) return read.response
    const table = read.value
    const moves = [...table.actions, ...actions]
    if (moves.length === 0) return refuseCount(c, 'nothing-to-judge')
    if (moves.length > MOST_ACTIONS) return refuseCount(c, 'too-many-actions')
    const judged = judgeInOrder(table.state, moves, table.cards)
    if (judged.verdict === 'unreadable') return unreadableLine(c, judged.faults, table.cards)
    if (judged.verdict === 'legal') return answerJson(c, verdictSchema, legalAnswer(judged, table, voice, include))
    const { by, at } = judged
    if (by.verdict === 'invalid') return impossibleAction(c, at, by.faults, table)
    return answerJson(c, verdictSchema, stoppedAnswer(judged, by, table, voice))
  })
  return routes
}
