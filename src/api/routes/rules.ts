import { createRoute, z } from '@hono/zod-openapi'
import { parseRuleNumber, printRuleNumber } from '../../core/rule-number.ts'
import { type Edition, type Language, listContents, lookupRule, nearestRules, refer } from '../../library/index.ts'
import { findEdition } from '../editions/shelf.ts'
import { ruleUri, showRule, showSection } from '../editions/show-rule.ts'
import type { AppContext } from '../env.ts'
import { successorsOf } from '../history/trace-number.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { dependsOnHeader, languageOf } from '../http/language.ts'
import { preferredType, REPRESENTATIONS } from '../http/media-type.ts'
import { readBody } from '../http/read-body.ts'
import { serve, servePost } from '../http/serve.ts'
import { pageResponse } from '../pages/page.ts'
import { ruleHeading, ruleMarkdown, rulePage, rulePageTitle } from '../pages/rule-page.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { editionDate, editionKind, editionParameter, kindParameter } from '../schemas/edition.ts'
import { languageParameter, languageSchema } from '../schemas/language.ts'
import { listOf, wholeList } from '../schemas/list.ts'
import { ruleSchema, sectionSchema } from '../schemas/rule.ts'

const textParameters = z.object({ edition: editionParameter, lang: languageParameter, kind: kindParameter })

const contentsAnswer = listOf(sectionSchema)

const contentsRoute = createRoute({
  method: 'get',
  path: '/v1/rules',
  tags: ['rules'],
  summary: 'Contents: sections and three-digit rules of an edition',
  request: { query: textParameters },
  responses: {
    200: { description: 'The contents', content: { 'application/json': { schema: contentsAnswer } } },
    ...problemResponses(404, 422),
  },
})

const ruleRoute = createRoute({
  method: 'get',
  path: '/v1/rules/{number}',
  tags: ['rules'],
  summary: 'One rule with what stands around it',
  description: 'The number may be written as people type it: `702.19b`, `CR 702.19B`, `§702.19b`, `702,19b`.',
  request: {
    params: z.object({ number: z.string().min(1).max(40).openapi({ example: '702.19b' }) }),
    query: textParameters,
  },
  responses: {
    200: {
      description: 'The rule, in the representation that `Accept` prefers',
      content: {
        'application/json': { schema: ruleSchema },
        'text/markdown': { schema: z.string() },
        'text/html': { schema: z.string() },
      },
    },
    ...problemResponses(404, 422),
  },
})

const rulesRequest = z
  .strictObject({
    numbers: z.array(z.string().min(1).max(40)).min(1).max(50),
    edition: editionDate.optional(),
    kind: editionKind.optional(),
    lang: languageSchema.optional(),
  })
  .openapi('RulesRequest')

const manyAnswer = listOf(ruleSchema).extend({ notFound: z.array(z.string()) })

const manyRoute = createRoute({
  method: 'post',
  path: '/v1/rules',
  tags: ['rules'],
  summary: 'Up to fifty rules at once',
  request: { body: { required: true, content: { 'application/json': { schema: rulesRequest } } } },
  responses: {
    200: {
      description: 'The rules held, in the order asked; `notFound` names the others',
      content: { 'application/json': { schema: manyAnswer } },
    },
    ...problemResponses(400, 404, 413, 415, 422),
  },
})

const noSuchEdition = (c: AppContext, edition: string | undefined, language: Language): Response =>
  problemResponse(c, 'edition-not-found', { edition: edition ?? '—', language })

const noSuchRule = (c: AppContext, given: string, edition: Edition): Response => {
  const number = parseRuleNumber(given)
  const nearest = number === null ? [] : nearestRules(edition, number).map(ruleHeading)
  const successors =
    number === null ? [] : successorsOf(number, edition.info.edition).map((one) => ruleHeading(refer(edition, one)))
  return problemResponse(c, 'rule-not-found', { number: given, edition: edition.info.edition }, { nearest, successors })
}

interface Freshness {
  readonly isPinned: boolean
  readonly type: (typeof REPRESENTATIONS)[number]
}

const ruleFreshness = (c: AppContext, number: string, { info }: Edition, { isPinned, type }: Freshness) => ({
  tag: entityTag(c, info.hash.slice(0, 16), info.language, type.split('/')[1] ?? ''),
  cache: isPinned ? CACHE.immutable : CACHE.alias,
  vary: dependsOnHeader(c) ? ['Accept', 'Accept-Language'] : ['Accept'],
  location: ruleUri(number, info),
})

const answerRule = (
  c: AppContext,
  edition: Edition,
  given: string,
  isPinned: boolean,
): Response | Promise<Response> => {
  const number = parseRuleNumber(given)
  if (number === null || edition.rowOf(number) < 0) return noSuchRule(c, given, edition)
  const type = preferredType(c.req.header('accept'), REPRESENTATIONS)
  const unchanged = answerNotModified(c, ruleFreshness(c, printRuleNumber(number), edition, { isPinned, type }))
  if (unchanged !== null) return unchanged
  const view = lookupRule(edition, number)
  if (view === null) return noSuchRule(c, given, edition)
  const rule = showRule(view)
  const { language } = edition.info
  c.header('Content-Language', language)
  if (type === 'text/html') return pageResponse(c, { language, title: rulePageTitle(rule), body: rulePage(rule) })
  if (type === 'application/json') return c.json(rule)
  return c.body(ruleMarkdown(rule), 200, { 'Content-Type': 'text/markdown; charset=utf-8' })
}

export const ruleRoutes = () => {
  const routes = createRoutes()
  serve(routes, contentsRoute, async (c) => {
    const { edition: date, kind } = c.req.valid('query')
    const language = languageOf(c)
    const edition = await findEdition(c.env, { language, edition: date, kind })
    if (edition === null) return noSuchEdition(c, date, language)
    const { info } = edition
    const unchanged = answerNotModified(c, {
      tag: entityTag(c, info.hash.slice(0, 16), info.language),
      cache: date === undefined ? CACHE.alias : CACHE.immutable,
      vary: dependsOnHeader(c) ? ['Accept-Language'] : [],
    })
    if (unchanged !== null) return unchanged
    const answer: z.infer<typeof contentsAnswer> = wholeList(listContents(edition).map((one) => showSection(one, info)))
    return c.json(answer)
  })
  serve(routes, ruleRoute, async (c) => {
    const { edition: date, kind } = c.req.valid('query')
    const language = languageOf(c)
    const edition = await findEdition(c.env, { language, edition: date, kind })
    if (edition === null) return noSuchEdition(c, date, language)
    return answerRule(c, edition, c.req.valid('param').number, date !== undefined)
  })
  servePost(routes, manyRoute, async (c) => {
    const body = await readBody(c, { schema: rulesRequest })
    return body.ok ? answerMany(c, body.value) : body.response
  })
  return routes
}

const answerMany = async (c: AppContext, wanted: z.infer<typeof rulesRequest>): Promise<Response> => {
  const language = wanted.lang ?? languageOf(c)
  const edition = await findEdition(c.env, { language, edition: wanted.edition, kind: wanted.kind })
  if (edition === null) return noSuchEdition(c, wanted.edition, language)
  const found = wanted.numbers.map((given) => {
    const number = parseRuleNumber(given)
    return { given, view: number === null ? null : lookupRule(edition, number) }
  })
  const rules = found.flatMap(({ view }) => (view === null ? [] : [showRule(view)]))
  const notFound = found.filter(({ view }) => view === null).map(({ given }) => given)
  const answer: z.infer<typeof manyAnswer> = { ...wholeList(rules), notFound }
  if (wanted.lang === undefined) c.header('Vary', 'Accept-Language')
  return c.json(answer)
}
