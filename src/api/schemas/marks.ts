import { z } from '@hono/zod-openapi'
import { HALVES } from '../../core/face.ts'
import { idSchema, idsSchema, intSchema, listSchema } from './bounded.ts'
import { buildFaceDown } from './ir/face-down.ts'
import { abilitySchema } from './ir/ir.ts'

export const faceDownSchema = buildFaceDown({ ability: abilitySchema })

export const marksSchema = z
  .strictObject({
    down: faceDownSchema.optional(),
    seenBy: idsSchema.optional(),
    phased: z.strictObject({ under: idSchema, with: idSchema.optional(), until: idSchema.optional() }).optional(),
    back: z.literal(true).optional(),
    half: z
      .enum([...HALVES, 'fused'])
      .optional()
      .openapi({ description: 'Of a split spell: the half that was cast, or both' }),
    unlocked: listSchema(z.enum(HALVES), 2)
      .optional()
      .openapi({ description: 'The unlocked halves of a permanent; left out, neither is' }),
    flipped: z.literal(true).optional(),
    alternative: z.literal(true).optional(),
    journeyed: idSchema.optional(),
    preparedBy: idSchema.optional(),
    foretold: intSchema.optional(),
    plotted: intSchema.optional(),
    bestowed: intSchema.optional(),
    turned: intSchema.optional(),
  })
  .openapi('Marks', { description: 'What the rules remember of an object besides its status and counters' })
