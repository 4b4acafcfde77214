import { createRoute, type z } from '@hono/zod-openapi'
import { findRuleNumbers, parseRuleNumber, printRuleNumber, type RuleNumber } from '../../core/rule-number.ts'
import { renderRenumbering } from '../../i18n/index.ts'
import { LANGUAGES, type Language } from '../../library/index.ts'
import { restatementIn } from '../editions/embedded.ts'
import type { AppContext } from '../env.ts'
import { editionAsked, editionNamed } from '../history/edition-asked.ts'
import { NEWEST } from '../history/shipped.ts'
import { dateOf, showOtherMeanings, tellResolution } from '../history/show-history.ts'
import { traceNumber } from '../history/trace-number.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { languageOf, type Voice } from '../http/language.ts'
import { got, type Outcome } from '../http/outcome.ts'
import { readBody } from '../http/read-body.ts'
import { servePost } from '../http/serve.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { say } from '../referee/told.ts'
import { citationSchema, citationsRequest, MOST_CITATIONS } from '../schemas/citation.ts'
import { listOf, wholeList } from '../schemas/list.ts'

const citationList = listOf(citationSchema)

const citationsRoute = createRoute({
  method: 'post',
  path: '/v1/citations',
  tags: ['rules'],
  summary:
    'Checks the rule numbers in a text or a list: do they exist, have they moved, do they mean something else now',
  description: `At most ${MOST_CITATIONS} numbers are checked; \`has_more\` says whether the text holds others.`,
  request: { body: { required: true, content: { 'application/json': { schema: citationsRequest } } } },
  responses: {
    200: { description: 'Each number found, in order', content: { 'application/json': { schema: citationList } } },
    ...problemResponses(400, 404, 413, 415, 422),
  },
})

type Request = z.infer<typeof citationsRequest>

interface Found {
  readonly given: string
  readonly start: number | null
  readonly end: number | null
  readonly number: RuleNumber | null
  readonly edition: number
}

interface Asked {
  readonly found: readonly Found[]
  readonly hasMore: boolean
  readonly to: number
}

/** Numbers of the text first, then those of the list, each with its edition. */
const readCitations = (c: AppContext, request: Request): Outcome<Asked> => {
  const general = editionAsked(c, request)
  if (!general.ok) return general
  const to = request.to === undefined ? got(NEWEST) : editionNamed(c, request.to)
  if (!to.ok) return to
  const text = request.text ?? ''
  const inText = findRuleNumbers(text)
    .filter(({ prefixed, number }) => prefixed || number.rule > 0)
    .map(({ number, start, end }): Found => {
      return { given: text.slice(start, end), start, end, number, edition: general.value ?? NEWEST }
    })
  const found = [...inText]
  for (const one of request.citations ?? []) {
    const own = editionAsked(c, one)
    if (!own.ok) return own
    const edition = own.value ?? general.value ?? NEWEST
    found.push({ given: one.number, start: null, end: null, number: parseRuleNumber(one.number), edition })
  }
  return got({ found: found.slice(0, MOST_CITATIONS), hasMore: found.length > MOST_CITATIONS, to: to.value })
}

type Answer = z.infer<typeof citationSchema>

const checkCitation = (one: Found, to: number, language: Language, voice: Voice): Answer => {
  const number = one.number === null ? one.given : printRuleNumber(one.number)
  const traced = one.number === null ? null : traceNumber(one.number, one.edition, to)
  const place = { object: 'citation' as const, given: one.given, start: one.start, end: one.end, number }
  const editions = { edition: dateOf(one.edition), to: dateOf(to) }
  if (traced === null) {
    const params = { number, ...editions, numbers: [], above: null }
    return {
      ...place,
      ...editions,
      status: 'unknown',
      isEdited: false,
      id: null,
      certainty: null,
      numbers: [],
      above: null,
      reusedBy: null,
      otherMeanings: showOtherMeanings(number, -1),
      texts: {},
      message: say(voice, (lang) => renderRenumbering('unknown', params, lang)),
    }
  }
  const { certainty, numbers } = traced.resolution
  const told = tellResolution(traced, language, voice)
  return {
    ...place,
    ...editions,
    ...told,
    status: numbers.length === 0 ? 'removed' : numbers[0] === number ? 'current' : 'moved',
    isEdited: certainty !== 'identical',
    otherMeanings: showOtherMeanings(number, traced.lineage),
    texts: to === NEWEST ? textsOf(numbers[0], voice) : {},
  }
}

/** What the restatement says of a rule, in the languages asked for. */
const textsOf = (text: string | undefined, voice: Voice): Answer['texts'] => {
  const number = text === undefined ? null : parseRuleNumber(text)
  if (number === null) return {}
  return Object.fromEntries(
    LANGUAGES.filter((language) => voice === 'both' || voice === language).flatMap((language) => {
      const edition = restatementIn(language)
      const row = edition.rowOf(number)
      return row < 0 ? [] : [[language, edition.text(row) || edition.title(row)]]
    }),
  )
}

export const citationRoutes = () => {
  const routes = createRoutes()
  servePost(routes, citationsRoute, async (c) => {
    const body = await readBody(c, { schema: citationsRequest })
    if (!body.ok) return body.response
    const asked = readCitations(c, body.value)
    if (!asked.ok) return asked.response
    const { found, hasMore, to } = asked.value
    const voice = body.value.lang ?? 'both'
    const language = body.value.lang ?? languageOf(c)
    return answerJson(c, citationList, {
      ...wholeList(found.map((one) => checkCitation(one, to, language, voice))),
      has_more: hasMore,
    })
  })
  return routes
}
