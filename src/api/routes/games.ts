import { createRoute, z } from '@hono/zod-openapi'
import type { Fault } from '../../core/fault.ts'
import type { Position } from '../../core/position.ts'
import { type DeclaredDeck, deckFaults, setUp, startGame } from '../../engine/index.ts'
import { readPosition } from '../../engine/position/read-position.ts'
import { writePosition } from '../../engine/position/write-position.ts'
import type { AppContext } from '../env.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { languageOf, voiceOf } from '../http/language.ts'
import { readBody } from '../http/read-body.ts'
import { servePost } from '../http/serve.ts'
import { namedSentence } from '../problems/issue-sentences.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { type CardShelf, distinctCards, openShelf } from '../referee/card-shelf.ts'
import { faultErrors } from '../referee/fault-errors.ts'
import { repeatedCards } from '../referee/read-state.ts'
import { copy, tellDecision, tellGap } from '../referee/told.ts'
import { gameAnswer, gameRequest } from '../schemas/game.ts'
import { voiceParameter } from '../schemas/language.ts'

type Request = z.infer<typeof gameRequest>

const gamesRoute = createRoute({
  method: 'post',
  path: '/v1/games',
  tags: ['referee'],
  summary: 'Start a game: decks are shuffled, hands drawn, and the first decision waits',
  description:
    'The answer’s state goes on with `POST /v1/verdicts` and `{ "kind": "choose", "player": "A", "answer": false }`: who goes first (103.1), mulligans (103.5), cards for the bottom.',
  request: {
    query: z.object({ lang: voiceParameter }),
    body: { required: true, content: { 'application/json': { schema: gameRequest } } },
  },
  responses: {
    200: {
      description: 'The game, waiting for its first decision',
      content: { 'application/json': { schema: gameAnswer } },
    },
    ...problemResponses(400, 413, 415, 422),
  },
})

/** Something is left to chance, and nothing says how it falls. */
const lacksSeed = ({ players, startingPlayer, seed }: Request): boolean =>
  seed === undefined &&
  (startingPlayer === undefined ||
    players.some(({ deck, isShuffled }) => typeof deck !== 'number' && isShuffled !== true))

const noSeed = (c: AppContext): Response => {
  const errors = [{ pointer: '/seed', code: 'schema.no-seed', detail: namedSentence('no-seed', languageOf(c)) }]
  return problemResponse(c, 'invalid-request', { count: 1 }, { errors })
}

/** Where in the request stands what is wrong in the position made of it. */
const inRequest = (fault: Fault): Fault => ({
  ...fault,
  pointer: fault.pointer
    .replace(/^(\/players\/\d+)\/library/, '$1/deck')
    .replace(/^\/(?:opening\/starting|turn\/active)$/, '/startingPlayer')
    .replace(/^\/rules/, ''),
})

const refused = (
  c: AppContext,
  type: 'impossible-position' | 'illegal-deck',
  faults: readonly Fault[],
  cards: CardShelf,
): Response => {
  const errors = faultErrors(faults.map(inRequest), '', cards, languageOf(c))
  return problemResponse(c, type, { count: errors.length }, { errors })
}

export const gameRoutes = () => {
  const routes = createRoutes()
  servePost(routes, gamesRoute, async (c) => {
    const voice = voiceOf(c.req.valid('query').lang, c)
    const body = await readBody(c, { schema: gameRequest })
    if (!body.ok) return body.response
    if (lacksSeed(body.value)) return noSeed(c)
    const { cards: own, repeated } = distinctCards(body.value.cards ?? [])
    if (repeated.length > 0) return repeatedCards(c, repeated, '/cards')
    const cards = openShelf(own)
    const read = readPosition(setUp({ ...body.value, cards: own }) as Position, cards.lookup)
    if (!read.ok) return refused(c, 'impossible-position', read.errors, cards)
    const { players, format } = body.value
    const faults = format === undefined ? [] : deckFaults(players as readonly DeclaredDeck[], format, cards.lookup)
    if (faults.length > 0) return refused(c, 'illegal-deck', faults, cards)
    const started = startGame(read.value, cards.lookup)
    if (started.kind === 'unsupported') {
      return answerJson(c, gameAnswer, { kind: 'unsupported', gaps: started.gaps.map((gap) => tellGap(gap, voice)) })
    }
    const decision = started.state.pending?.decision ?? null
    return answerJson(c, gameAnswer, {
      kind: 'started',
      state: copy(writePosition(started.state, cards.lookup)),
      events: copy(started.events),
      trail: copy(started.trail),
      decision: copy(decision),
      ...(decision === null ? {} : { question: tellDecision(decision, started.state, cards, voice) }),
    })
  })
  return routes
}
