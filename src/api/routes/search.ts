import { createRoute, z } from '@hono/zod-openapi'
import {
  type Edition,
  LANGUAGES,
  type Language,
  type SearchAnswer,
  type SearchHit,
  searchRules,
} from '../../library/index.ts'
import { bridgesFor, findEdition, findEditions, MOST_EDITIONS } from '../editions/shelf.ts'
import { ruleUri, showEdition, showRef } from '../editions/show-rule.ts'
import { showTermRef } from '../editions/show-term.ts'
import type { AppContext } from '../env.ts'
import { history } from '../history/shipped.ts'
import { successorsOf } from '../history/trace-number.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { languageOf } from '../http/language.ts'
import { serve } from '../http/serve.ts'
import { namedSentence } from '../problems/issue-sentences.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { editionParameter, kindParameter } from '../schemas/edition.ts'
import { glossaryEntryRef } from '../schemas/glossary.ts'
import { languageSchema } from '../schemas/language.ts'
import { listOf } from '../schemas/list.ts'
import { ruleRef } from '../schemas/rule.ts'
import { numberAnswer, searchHit } from '../schemas/search.ts'

const MOST_HITS = 50

const searchAnswer = listOf(searchHit).extend({
  query: z.string(),
  spoken: languageSchema.openapi({ description: 'The language the question was read in' }),
  total: z.int().openapi({ description: 'Hits over all pages, at most 200' }),
  numbers: z.array(numberAnswer).openapi({ description: 'What became of each number in the question' }),
  headings: z.array(ruleRef).openapi({ description: 'Three-digit rules whose name was asked for' }),
  terms: z.array(glossaryEntryRef).openapi({ description: 'Glossary entries whose name, old or new, was asked for' }),
})

const searchRoute = createRoute({
  method: 'get',
  path: '/v1/search',
  tags: ['rules'],
  summary: 'Rules for a number, words, a keyword or a question, in either language',
  request: {
    query: z.object({
      q: z.string().min(1).max(500).openapi({ example: 'deathtouch and trample' }),
      lang: languageSchema.optional().openapi({ description: 'Language of the texts found; both where absent' }),
      spoken: languageSchema.optional().openapi({ description: 'Language of the question; guessed where absent' }),
      edition: editionParameter.openapi({
        description: `Effective date of the edition searched; all that are held (the newest ${MOST_EDITIONS}) where absent`,
      }),
      kind: kindParameter,
      limit: z.coerce.number().int().min(1).max(MOST_HITS).optional().openapi({ description: '10 where absent' }),
      cursor: z.string().max(40).optional().openapi({ description: 'From `next_page`' }),
    }),
  },
  responses: {
    200: { description: 'The best passages first', content: { 'application/json': { schema: searchAnswer } } },
    ...problemResponses(404, 422),
  },
})

type Query = z.infer<typeof searchRoute.request.query>

const targetsFor = async (c: AppContext, { lang, edition, kind }: Query): Promise<readonly Edition[]> => {
  const languages: readonly Language[] = lang === undefined ? LANGUAGES : [lang]
  if (edition === undefined) return findEditions(c.env, languages, kind)
  const found = await Promise.all(languages.map((language) => findEdition(c.env, { language, edition, kind })))
  return found.filter((one) => one !== null)
}

const showHit = ({ edition, alsoIn, heading, text, examples, ...hit }: SearchHit): z.infer<typeof searchHit> => {
  const copy = (one: SearchHit['text']) => ({ text: one.text, marks: one.marks.map((mark) => [...mark]) })
  return {
    object: 'hit',
    number: hit.number,
    title: hit.title,
    heading: heading === null ? null : showRef(heading, edition),
    text: copy(text),
    list: [...hit.list],
    examples: examples.map(copy),
    score: hit.score,
    reason: hit.reason,
    edition: showEdition(edition),
    alsoIn: alsoIn.map(showEdition),
    uri: ruleUri(hit.number, edition),
  }
}

const showAnswer = (c: AppContext, answer: SearchAnswer, first: Edition): z.infer<typeof searchAnswer> => {
  const next = new URL(c.req.url)
  if (answer.next !== null) next.searchParams.set('cursor', answer.next)
  return {
    object: 'list',
    query: answer.query,
    spoken: answer.spoken,
    total: answer.total,
    has_more: answer.next !== null,
    ...(answer.next === null ? {} : { next_page: next.href }),
    numbers: answer.numbers.map((one) => ({
      ...one,
      nearest: one.nearest.map((ref) => showRef(ref, first.info)),
      successors: one.successors.map((ref) => showRef(ref, first.info)),
    })),
    headings: answer.headings.map(({ edition, ...ref }) => showRef(ref, edition)),
    terms: answer.terms.map(showTermRef),
    data: answer.hits.map(showHit),
  }
}

const foreignCursor = (c: AppContext): Response => {
  const detail = namedSentence('foreign-cursor', languageOf(c))
  const errors = [{ parameter: 'cursor', code: 'schema.foreign-cursor', detail }]
  return problemResponse(c, 'invalid-request', { count: 1 }, { errors })
}

export const searchRoutes = () => {
  const routes = createRoutes()
  serve(routes, searchRoute, async (c) => {
    const query = c.req.valid('query')
    const targets = await targetsFor(c, query)
    const first = targets[0]
    if (first === undefined) {
      return problemResponse(c, 'edition-not-found', {
        edition: query.edition ?? '—',
        language: query.lang ?? 'en, fr',
      })
    }
    const bridges = bridgesFor(targets)
    const hashes = [history.hash, ...[...targets, ...bridges].map(({ info }) => info.hash.slice(0, 8))]
    const unchanged = answerNotModified(c, { tag: entityTag(c, ...hashes), cache: CACHE.alias })
    if (unchanged !== null) return unchanged
    const { q, spoken, limit, cursor } = query
    const answer = searchRules(
      { targets, bridges, successors: successorsOf },
      { query: q, ...(spoken && { spoken }), ...(limit && { limit }), ...(cursor && { cursor }) },
    )
    return answer.ok ? c.json(showAnswer(c, answer.value, first)) : foreignCursor(c)
  })
  return routes
}
