import { z } from '@hono/zod-openapi'
import { idSchema, idsSchema, intSchema } from './bounded.ts'
import { buildFaceDown } from './ir/face-down.ts'
import { abilitySchema } from './ir/ir.ts'

export const faceDownSchema = buildFaceDown({ ability: abilitySchema })

export const marksSchema = z
  .strictObject({
    down: faceDownSchema.optional(),
    seenBy: idsSchema.optional(),
    phased: z.strictObject({ under: idSchema, with: idSchema.optional(), until: idSchema.optional() }).optional(),
    back: z.literal(true).optional(),
    alternative: z.literal(true).optional(),
    journeyed: idSchema.optional(),
    preparedBy: idSchema.optional(),
    foretold: intSchema.optional(),
    plotted: intSchema.optional(),
    bestowed: intSchema.optional(),
    turned: intSchema.optional(),
  })
  .openapi('Marks', { description: 'What the rules remember of an object besides its status and counters' })
