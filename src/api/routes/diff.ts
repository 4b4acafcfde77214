import { createRoute, z } from '@hono/zod-openapi'
import { parseRuleNumber } from '../../core/rule-number.ts'
import { CHANGE_KINDS, compareEditions, type Edition, type Language, type RuleChange } from '../../library/index.ts'
import { findEdition } from '../editions/shelf.ts'
import { ruleUri } from '../editions/show-rule.ts'
import type { AppContext } from '../env.ts'
import { editionNamed } from '../history/edition-asked.ts'
import { history } from '../history/shipped.ts'
import { dateOf } from '../history/show-history.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { dependsOnHeader, languageOf } from '../http/language.ts'
import { serve } from '../http/serve.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { editionDate } from '../schemas/edition.ts'
import { certaintySchema, ruleIdSchema } from '../schemas/history.ts'
import { languageParameter, languageSchema } from '../schemas/language.ts'
import { listOf } from '../schemas/list.ts'

const MOST_CHANGES = 500
const DEFAULT_CHANGES = 100

const kindSchema = z.enum(CHANGE_KINDS)

const sideSchema = z
  .strictObject({
    number: z.string(),
    text: z.string().nullable().openapi({ description: 'null where that edition is not held in this language' }),
    uri: z.string(),
  })
  .openapi('RuleSide')

const changeSchema = z
  .strictObject({
    object: z.literal('rule-change'),
    id: ruleIdSchema,
    kinds: z.array(kindSchema).openapi({ description: 'A rule may be renumbered and edited at once' }),
    from: sideSchema.nullable().openapi({ description: 'null where it is added' }),
    to: sideSchema.nullable().openapi({ description: 'null where it is removed' }),
    elsewhere: z
      .strictObject({ certainty: certaintySchema, numbers: z.array(z.string()) })
      .nullable()
      .openapi({ description: 'Where a removed rule went, or of what an added one was a part' }),
  })
  .openapi('RuleChange')

const changeList = listOf(changeSchema).extend({
  from: editionDate,
  to: editionDate,
  language: languageSchema.openapi({ description: 'Language of the texts' }),
  totals: z.record(kindSchema, z.int()).openapi({ description: 'Over all pages' }),
})

const diffRoute = createRoute({
  method: 'get',
  path: '/v1/diff/{from}/{to}',
  tags: ['rules'],
  summary: 'Rules added, removed, renumbered and edited between two editions; the texts where both are held',
  request: {
    params: z.object({ from: editionDate, to: editionDate }),
    query: z.object({
      kind: kindSchema.optional().openapi({ description: 'Only changes of this kind' }),
      lang: languageParameter,
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(MOST_CHANGES)
        .optional()
        .openapi({ description: `${DEFAULT_CHANGES} where absent` }),
      cursor: z
        .string()
        .regex(/^\d{1,5}$/)
        .optional()
        .openapi({ description: 'From `next_page`' }),
    }),
  },
  responses: {
    200: {
      description: 'The changes, in the order of the rules',
      content: { 'application/json': { schema: changeList } },
    },
    ...problemResponses(404, 422),
  },
})

/** The texts of both sides, where both are held in the language. */
const openSides = async (
  c: AppContext,
  dates: readonly string[],
  language: Language,
): Promise<readonly Edition[] | null> => {
  const found = await Promise.all(dates.map((edition) => findEdition(c.env, { language, edition })))
  const held = found.filter((one) => one !== null)
  return held.length === dates.length ? held : null
}

const showSide = (number: string | null, date: string, language: Language, edition: Edition | undefined) => {
  const parsed = number === null ? null : parseRuleNumber(number)
  if (number === null || parsed === null) return null
  const row = edition?.rowOf(parsed) ?? -1
  return {
    number,
    text: edition === undefined || row < 0 ? null : edition.text(row) || edition.title(row),
    uri: edition === undefined ? `/v1/rules/${number}?edition=${date}&lang=${language}` : ruleUri(number, edition.info),
  }
}

const countKinds = (changes: readonly RuleChange[]) =>
  Object.fromEntries(
    CHANGE_KINDS.map((kind) => [kind, changes.filter(({ kinds }) => kinds.includes(kind)).length]),
  ) as Record<(typeof CHANGE_KINDS)[number], number>

export const diffRoutes = () => {
  const routes = createRoutes()
  serve(routes, diffRoute, async (c) => {
    const dates = c.req.valid('param')
    const { kind, limit = DEFAULT_CHANGES, cursor } = c.req.valid('query')
    const language = languageOf(c)
    const [from, to] = [editionNamed(c, dates.from), editionNamed(c, dates.to)]
    if (!from.ok) return from.response
    if (!to.ok) return to.response
    const sides = await openSides(c, [dates.from, dates.to], language)
    const unchanged = answerNotModified(c, {
      tag: entityTag(c, history.hash, language, ...(sides ?? []).map(({ info }) => info.hash.slice(0, 8))),
      cache: CACHE.alias,
      vary: dependsOnHeader(c) ? ['Accept-Language'] : [],
    })
    if (unchanged !== null) return unchanged
    const all = compareEditions(history, from.value, to.value)
    const wanted = kind === undefined ? all : all.filter(({ kinds }) => kinds.includes(kind))
    const start = Number(cursor ?? 0)
    const end = start + limit
    const next = new URL(c.req.url)
    next.searchParams.set('cursor', `${end}`)
    return answerJson(c, changeList, {
      object: 'list',
      from: dates.from,
      to: dates.to,
      language,
      totals: countKinds(all),
      has_more: end < wanted.length,
      ...(end < wanted.length ? { next_page: next.href } : {}),
      data: wanted.slice(start, end).map((change) => ({
        object: 'rule-change' as const,
        id: history.id(change.lineage),
        kinds: [...change.kinds],
        from: showSide(change.from, dateOf(from.value), language, sides?.[0]),
        to: showSide(change.to, dateOf(to.value), language, sides?.[1]),
        elsewhere:
          change.elsewhere === null
            ? null
            : { certainty: change.elsewhere.certainty, numbers: [...change.elsewhere.numbers] },
      })),
    })
  })
  return routes
}
