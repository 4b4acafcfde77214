import { z } from '@hono/zod-openapi'
import { editionSchema } from './edition.ts'
import { languageSchema } from './language.ts'
import { ruleRef } from './rule.ts'

const markedText = z
  .strictObject({
    text: z.string(),
    marks: z
      .array(z.array(z.int()).length(2))
      .openapi({ description: 'Where the words of the question stand: start and end in UTF-16 units' }),
  })
  .openapi('MarkedText')

export const searchHit = z
  .strictObject({
    object: z.literal('hit'),
    number: z.string(),
    title: z.string(),
    heading: ruleRef.nullable(),
    text: markedText,
    list: z.array(z.string()),
    examples: z.array(markedText),
    score: z.number(),
    reason: z.enum(['number', 'name', 'words']).openapi({ description: 'Why it is there' }),
    edition: editionSchema,
    alsoIn: z.array(editionSchema).openapi({ description: 'Other editions searched that hold it under this number' }),
    uri: z.string(),
  })
  .openapi('SearchHit')

export const numberAnswer = z
  .strictObject({
    number: z.string(),
    held: z.boolean(),
    exists: z.boolean().nullable().openapi({ description: 'Whether the official edition has it; null where unknown' }),
    nearest: z.array(ruleRef),
    successors: z
      .array(ruleRef)
      .openapi({ description: 'Where it is a number of older editions: where the rule stands now' }),
  })
  .openapi('NumberAnswer')

export const suggestionSchema = z
  .strictObject({
    object: z.literal('suggestion'),
    kind: z.enum(['number', 'name']),
    label: z.string(),
    number: z.string(),
    title: z.string(),
    language: languageSchema,
    uri: z.string(),
  })
  .openapi('Suggestion')
