import { z } from '@hono/zod-openapi'
import { intSchema, listSchema } from './bounded.ts'
import { abilitySchema, cardDefinitionSchema } from './ir/ir.ts'
import { sentencesSchema } from './language.ts'
import { toldGap } from './verdict.ts'

const partSchema = z
  .strictObject({
    text: z.string().optional().openapi({ description: 'The words of the card, where it was sent' }),
    span: z.tuple([intSchema, intSchema]).optional().openapi({ description: 'Where they stand, in UTF-16 units' }),
    ability: abilitySchema.optional().openapi({ description: 'What they are understood to mean' }),
    printed: sentencesSchema.optional().openapi({ description: 'That meaning as text again' }),
    gap: toldGap.optional().openapi({ description: 'Why they are not understood' }),
  })
  .openapi('CardPart', { description: 'One ability: understood or not' })

const faceSchema = z
  .strictObject({
    definition: cardDefinitionSchema,
    parts: listSchema(partSchema),
    gaps: listSchema(toldGap).openapi({ description: 'Everything on this face that is not understood' }),
  })
  .openapi('CardFace')

export const cardAnswer = z
  .strictObject({
    object: z.literal('card'),
    name: z.string(),
    names: z.strictObject({ fr: z.string().optional() }).optional(),
    understood: z.boolean().openapi({ description: 'All faces, every word' }),
    faces: listSchema(faceSchema, 10),
  })
  .openapi('Card')

export const cardNameSchema = z
  .strictObject({ name: z.string(), names: z.strictObject({ fr: z.string().optional() }).optional(), uri: z.string() })
  .openapi('CardName')

export type CardAnswer = z.infer<typeof cardAnswer>
