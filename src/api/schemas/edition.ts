import { z } from '@hono/zod-openapi'
import { languageSchema } from './language.ts'

export const editionDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .openapi({ description: 'Effective date of an edition', example: '2026-06-19' })

export const editionKind = z.enum(['restatement', 'imported'])

export const editionParameter = editionDate.optional().openapi({
  param: { name: 'edition', in: 'query' },
  description: 'Effective date of the edition; the newest one held where absent',
})

export const kindParameter = editionKind.optional().openapi({
  param: { name: 'kind', in: 'query' },
  description: 'Which text, where an edition is held both as restatement and imported',
})

export const editionSchema = z
  .strictObject({
    edition: editionDate,
    language: languageSchema,
    kind: editionKind.openapi({
      description: '`restatement`: this project’s own wording; `imported`: a text the operator brought in',
    }),
    approximate: z.boolean().openapi({ description: 'The date is derived from clues, not stated in the text' }),
    ruleCount: z.int(),
    sources: z.array(z.string()),
    hash: z.string(),
  })
  .openapi('Edition')
