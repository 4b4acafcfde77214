import { z } from '@hono/zod-openapi'
import { editionSchema } from './edition.ts'

export const ruleRef = z
  .strictObject({
    number: z.string().openapi({ example: '702.19' }),
    title: z.string().openapi({ description: 'Its own name or that of the nearest rule above that has one' }),
    held: z.boolean().openapi({ description: 'Whether this edition holds the rule itself' }),
    uri: z.string().openapi({ description: 'Path of the rule in this edition and language' }),
  })
  .openapi('RuleRef')

export const ruleSchema = z
  .strictObject({
    object: z.literal('rule'),
    number: z.string().openapi({ example: '702.19b' }),
    level: z.enum(['section', 'heading', 'rule', 'subrule']),
    title: z.string().openapi({ description: 'Its own name; empty for most rules' }),
    text: z.string(),
    list: z.array(z.string()).openapi({ description: 'Facts the rule lists, such as creature types' }),
    examples: z.array(z.string()),
    edition: editionSchema,
    heading: ruleRef.nullable(),
    parent: ruleRef.nullable(),
    children: z.array(ruleRef),
    previous: ruleRef.nullable(),
    next: ruleRef.nullable(),
    see: z.array(ruleRef).openapi({ description: 'Rules this one refers to' }),
    seenFrom: z.array(ruleRef).openapi({ description: 'Rules that refer to this one' }),
    uri: z.string().openapi({ description: 'Path of this very text: edition and language named' }),
  })
  .openapi('Rule')

export type RuleAnswer = z.infer<typeof ruleSchema>
export type RuleRefAnswer = z.infer<typeof ruleRef>

const headingSchema = z.strictObject({
  number: z.string(),
  title: z.string(),
  ruleCount: z.int().openapi({ description: 'Rules and subrules held below it' }),
  uri: z.string(),
})

export const sectionSchema = headingSchema.extend({ headings: z.array(headingSchema) }).openapi('Section')
