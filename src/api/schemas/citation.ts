import { z } from '@hono/zod-openapi'
import { editionDate } from './edition.ts'
import { certaintySchema, daySchema, otherMeaning, ruleIdSchema } from './history.ts'
import { languageSchema, sentencesSchema } from './language.ts'
import { ruleRef } from './rule.ts'

export const MOST_CITATIONS = 200
const LONGEST_TEXT = 100_000

const citationAsked = z
  .strictObject({
    number: z.string().min(1).max(40).openapi({ example: '702.19b' }),
    edition: editionDate.optional(),
    on: daySchema.optional(),
  })
  .openapi('CitationAsked')

export const citationsRequest = z
  .strictObject({
    text: z.string().max(LONGEST_TEXT).optional().openapi({ description: 'Every rule number in it is checked' }),
    citations: z.array(citationAsked).max(MOST_CITATIONS).optional(),
    edition: editionDate.optional().openapi({ description: 'The edition that is cited; the newest where absent' }),
    on: daySchema
      .optional()
      .openapi({ description: 'The day the text was written: the edition in force then is taken' }),
    to: editionDate
      .optional()
      .openapi({ description: 'The edition in which they are looked for; the newest where absent' }),
    lang: languageSchema.optional().openapi({ description: 'Keep the sentences and texts of one language' }),
  })
  .refine(({ text, citations }) => text !== undefined || citations !== undefined, 'nothing-to-check')
  .openapi('CitationsRequest')

/** What a citation is worth today. */
export const citationStatus = z.enum(['current', 'moved', 'removed', 'unknown']).openapi({
  description:
    '`current`: the number still leads to the rule; `moved`: the rule has another number now; `removed`: the rule is no more; `unknown`: the edition had no such number',
})

export const citationSchema = z
  .strictObject({
    object: z.literal('citation'),
    given: z.string().openapi({ description: 'As written' }),
    start: z.int().nullable().openapi({ description: 'Where it begins in the text, in UTF-16 units' }),
    end: z.int().nullable(),
    number: z.string(),
    edition: editionDate,
    to: editionDate,
    status: citationStatus,
    isEdited: z.boolean().openapi({ description: 'The wording has changed since, so what is said of it may not hold' }),
    id: ruleIdSchema.nullable(),
    certainty: certaintySchema.nullable(),
    numbers: z.array(ruleRef).openapi({ description: 'Its numbers in `to`, the rule itself first' }),
    above: ruleRef.nullable(),
    reusedBy: ruleIdSchema.nullable().openapi({ description: 'The other rule that has the number in `to`' }),
    otherMeanings: z.array(otherMeaning).openapi({ description: 'Other rules that had this number in other editions' }),
    texts: z.strictObject({ en: z.string().optional(), fr: z.string().optional() }).openapi({
      description: 'What the rule says today, as restated; absent where it is no more',
    }),
    message: sentencesSchema,
    warning: sentencesSchema.optional(),
  })
  .openapi('Citation')
