import { createRoute, z } from '@hono/zod-openapi'
import { parseRuleNumber } from '../../core/rule-number.ts'
import { CHANGE_KINDS, compareEditions, type Edition, type Language, type RuleChange } from '../../library/index.ts'
import { findEdition } from '../editions/shelf.ts'
import { ruleUri } from '../editions/show-rule.ts'
import type { AppContext } from '../env.ts'
import { editionNamed } from '../history/edition-asked.ts'
import { history } from '../history/shipped.ts'
import { historyUri } from '../history/show-history.ts'
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
    text: z.string().nullable().openapi({ description: 'null unless both editions are held in this language' }),
    uri: z.string().openapi({ description: 'Of its text where that is held, else of its history' }),
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

/** Both sides as held in the language; null for one that is not. */
const openSides = (c: AppContext, dates: readonly string[], language: Language): Promise<(Edition | null)[]> =>
  Promise.all(dates.map((edition) => findEdition(c.env, { language, edition })))

interface Side {
  readonly edition: number
  readonly held: Edition | null
  /** Texts are compared only where both sides have one. */
  readonly withText: boolean
}

const showSide = (number: string | null, { edition, held, withText }: Side) => {
  const parsed = number === null ? null : parseRuleNumber(number)
  if (number === null || parsed === null) return null
  const row = held?.rowOf(parsed) ?? -1
  if (held === null || row < 0) return { number, text: null, uri: historyUri(number, edition) }
  return { number, text: withText ? held.text(row) || held.title(row) : null, uri: ruleUri(number, held.info) }
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
      tag: entityTag(c, history.hash, language, ...sides.map((held) => held?.info.hash.slice(0, 8) ?? '-')),
      cache: CACHE.alias,
      vary: dependsOnHeader(c) ? ['Accept-Language'] : [],
    })
    if (unchanged !== null) return unchanged
    const withText = sides.every((held) => held !== null)
    const [before, after] = [from, to].map(({ value }, i) => ({ edition: value, held: sides[i] ?? null, withText }))
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
        from: showSide(change.from, before as Side),
        to: showSide(change.to, after as Side),
        elsewhere:
          change.elsewhere === null
            ? null
            : { certainty: change.elsewhere.certainty, numbers: [...change.elsewhere.numbers] },
      })),
    })
  })
  return routes
}
