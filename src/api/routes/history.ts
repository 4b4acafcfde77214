import { createRoute, z } from '@hono/zod-openapi'
import { parseRuleNumber, printRuleNumber, type RuleNumber } from '../../core/rule-number.ts'
import { nearestRules } from '../../library/index.ts'
import { restatementIn } from '../editions/embedded.ts'
import type { AppContext } from '../env.ts'
import { editionAsked, editionNamed } from '../history/edition-asked.ts'
import { history, NEWEST } from '../history/shipped.ts'
import { dateOf, historyUri, showLineage, tellResolution } from '../history/show-history.ts'
import { lastEditionWith, traceNumber } from '../history/trace-number.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { dependsOnHeader, languageOf, voiceOf } from '../http/language.ts'
import { serve } from '../http/serve.ts'
import { ruleHeading } from '../pages/rule-page.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { editionDate } from '../schemas/edition.ts'
import { daySchema, resolutionSchema, ruleHistory } from '../schemas/history.ts'
import { languageParameter, voiceParameter } from '../schemas/language.ts'

const numberSchema = z.string().min(1).max(40).openapi({ example: '114.3' })
const ofEdition = editionDate.optional().openapi({ description: 'The edition whose number it is' })
const onDay = daySchema.optional()

const historyRoute = createRoute({
  method: 'get',
  path: '/v1/rules/{number}/history',
  tags: ['rules'],
  summary: 'A rule’s number in every edition 1999–2026',
  description:
    'Without `edition` or `on`, every rule that ever had the number. An old number leads to today’s rule: `217.1c` of 2007 is 400.7.',
  request: {
    params: z.object({ number: numberSchema }),
    query: z.object({ edition: ofEdition, on: onDay, lang: languageParameter }),
  },
  responses: {
    200: { description: 'The rules that had the number', content: { 'application/json': { schema: ruleHistory } } },
    ...problemResponses(404, 422),
  },
})

const resolveRoute = createRoute({
  method: 'get',
  path: '/v1/resolve',
  tags: ['rules'],
  summary: 'An old number → the rule’s stable id and its number today, and how sure that is',
  description:
    'Names the edition of the number by `edition`, by a day (`on`), or behind the number as a rule’s id does (`217.1c@2007-10-01`); without either, the newest edition that had it. `to` is the newest edition where absent, and may be earlier than `edition`.',
  request: {
    query: z.object({
      number: numberSchema,
      edition: ofEdition,
      on: onDay,
      to: editionDate
        .optional()
        .openapi({ description: 'The edition in which it is looked for; the newest where absent' }),
      lang: voiceParameter,
    }),
  },
  responses: {
    200: { description: 'Where it stands', content: { 'application/json': { schema: resolutionSchema } } },
    ...problemResponses(404, 422),
  },
})

/** A number that no edition has, or not the one named; what comes nearest today goes with it. */
const unknownRule = (c: AppContext, given: string, number: RuleNumber | null, edition: number | null): Response => {
  const nearest = number === null ? [] : nearestRules(restatementIn(languageOf(c)), number).map(ruleHeading)
  const params = { number: given, edition: edition === null ? null : dateOf(edition) }
  return problemResponse(c, 'unknown-rule', params, { nearest })
}

const freshness = (c: AppContext) => ({
  tag: entityTag(
    c,
    history.hash,
    ...(['en', 'fr'] as const).map((one) => restatementIn(one).info.hash.slice(0, 8)),
    languageOf(c),
  ),
  cache: CACHE.alias,
  vary: dependsOnHeader(c) ? ['Accept-Language'] : [],
})

/** Today's rule first, then by how long each went on. */
const lineagesCalled = (number: RuleNumber): number[] => {
  const end = (lineage: number): number => history.spans(lineage).at(-1)?.to ?? 0
  const today = history.at(number, NEWEST)
  return history
    .everCalled(number)
    .sort((a, b) => Number(b === today) - Number(a === today) || end(b) - end(a) || a - b)
}

export const historyRoutes = () => {
  const routes = createRoutes()
  serve(routes, historyRoute, (c) => {
    const asked = editionAsked(c, c.req.valid('query'))
    if (!asked.ok) return asked.response
    const given = c.req.valid('param').number
    const number = parseRuleNumber(given)
    const found =
      number === null ? [] : asked.value === null ? lineagesCalled(number) : [history.at(number, asked.value)]
    const lineages = found.filter((lineage) => lineage >= 0)
    if (number === null || lineages.length === 0) return unknownRule(c, given, number, asked.value)
    const printed = printRuleNumber(number)
    const unchanged = answerNotModified(c, freshness(c))
    if (unchanged !== null) return unchanged
    return answerJson(c, ruleHistory, {
      object: 'rule-history',
      number: printed,
      edition: asked.value === null ? null : dateOf(asked.value),
      lineages: lineages.map((lineage) => showLineage(lineage, languageOf(c))),
      uri: asked.value === null ? `/v1/rules/${printed}/history` : historyUri(printed, asked.value),
    })
  })
  serve(routes, resolveRoute, (c) => {
    const query = c.req.valid('query')
    const [given = '', date = query.edition] = query.number.split('@')
    const asked = editionAsked(c, { ...query, edition: date })
    if (!asked.ok) return asked.response
    const to = query.to === undefined ? { ok: true as const, value: NEWEST } : editionNamed(c, query.to)
    if (!to.ok) return to.response
    const number = parseRuleNumber(given)
    const edition = asked.value ?? (number === null ? -1 : lastEditionWith(number))
    const traced = number === null || edition < 0 ? null : traceNumber(number, edition, to.value)
    if (traced === null) return unknownRule(c, given, number, asked.value)
    const unchanged = answerNotModified(c, freshness(c))
    if (unchanged !== null) return unchanged
    const [from, until] = [dateOf(edition), dateOf(to.value)]
    return answerJson(c, resolutionSchema, {
      object: 'resolution',
      number: traced.number,
      edition: from,
      to: until,
      ...tellResolution(traced, languageOf(c), voiceOf(query.lang, c)),
      uri: `/v1/resolve?number=${traced.number}&edition=${from}&to=${until}`,
    })
  })
  return routes
}
