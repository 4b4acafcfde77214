import { createRoute, z } from '@hono/zod-openapi'
import { COVERAGE, countClasses, countEntries, RULE_CLASSES, selectEntries } from '../coverage/ledger.ts'
import type { HashedLedger } from '../coverage/shipped.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { serve } from '../http/serve.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { listOf, wholeList } from '../schemas/list.ts'

const coverageSchema = z.enum(COVERAGE)
const classSchema = z.enum(RULE_CLASSES)

const entrySchema = z
  .strictObject({
    rule: z.string().openapi({ example: '702.19b' }),
    coverage: coverageSchema.openapi({
      description: '`enforced` by the referee, a `definition` with nothing to enforce, or `not-yet`',
    }),
    class: classSchema.openapi({
      description:
        'What there is to enforce: `tournament` and `casual` rules are outside what the referee judges, a `definition` has nothing to enforce',
    }),
    enforcedBy: z.array(z.string()).openapi({ description: 'Files of the engine that enforce it' }),
    tests: z.array(z.string()).openapi({ description: 'Tests that show it' }),
  })
  .openapi('CoverageEntry')

const coverageAnswer = listOf(entrySchema).extend({
  edition: z.string(),
  totals: z.record(coverageSchema, z.int()).openapi({ description: 'Over the whole edition' }),
  classes: z.record(classSchema, z.int()).openapi({ description: 'Over the whole edition' }),
})

const coverageRoute = createRoute({
  method: 'get',
  path: '/v1/coverage',
  tags: ['referee'],
  summary: 'Which rules are enforced, with the tests that show it',
  request: {
    query: z.object({
      coverage: coverageSchema.optional(),
      class: classSchema.optional(),
      within: z
        .string()
        .regex(/^\d{1,3}(?:\.\d{1,3}[a-z]?)?$/)
        .optional()
        .openapi({ description: 'Only the rules at or below this number', example: '702' }),
    }),
  },
  responses: {
    200: { description: 'The ledger', content: { 'application/json': { schema: coverageAnswer } } },
    ...problemResponses(422),
  },
})

/** The route over a ledger, which comes from the rules index. */
export const coverageRoutes = (readLedger: () => HashedLedger) => {
  const routes = createRoutes()
  serve(routes, coverageRoute, (c) => {
    const ledger = readLedger()
    const unchanged = answerNotModified(c, { tag: entityTag(c, ledger.hash), cache: CACHE.alias })
    if (unchanged !== null) return unchanged
    const entries = selectEntries(ledger, c.req.valid('query'))
    return answerJson(c, coverageAnswer, {
      ...wholeList(entries.map((entry) => ({ ...entry, enforcedBy: [...entry.enforcedBy], tests: [...entry.tests] }))),
      edition: ledger.edition,
      totals: countEntries(ledger),
      classes: countClasses(ledger),
    })
  })
  return routes
}
