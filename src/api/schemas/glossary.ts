import { z } from '@hono/zod-openapi'
import { editionSchema } from './edition.ts'
import { ruleRef } from './rule.ts'

export const glossaryEntry = z
  .strictObject({
    object: z.literal('glossary-entry'),
    term: z.string(),
    text: z.string(),
    see: z.array(ruleRef),
    edition: editionSchema,
    uri: z.string(),
  })
  .openapi('GlossaryEntry')

export const glossaryTerm = z.strictObject({ term: z.string(), uri: z.string() }).openapi('GlossaryTerm')
