import { z } from '@hono/zod-openapi'
import { actionSchema } from './action.ts'
import { idSchema, LONGEST } from './bounded.ts'
import { cardObjectsSchema } from './card-object.ts'
import { positionSchema } from './position.ts'

export const MOST_ACTIONS = 200

/** A position as an object, or as text in the notation. */
export const sentStateSchema = z
  .union([positionSchema, z.string().max(LONGEST.notation)])
  .openapi('SentState', { description: 'A position, or its text in the notation or as a Forge puzzle' })

const cards = cardObjectsSchema.optional().openapi({ description: 'Cards that the catalogue may not hold' })

export const verdictRequest = z
  .strictObject({
    state: sentStateSchema,
    actions: z
      .array(actionSchema)
      .max(MOST_ACTIONS)
      .optional()
      .openapi({ description: 'Judged in order; they come after those the notation holds' }),
    cards,
    include: z
      .array(z.enum(['state', 'events', 'trail']))
      .max(3)
      .optional()
      .openapi({ description: 'What a legal verdict carries; all of it where absent' }),
  })
  .openapi('VerdictRequest')

export const legalActionsRequest = z
  .strictObject({
    state: sentStateSchema,
    player: idSchema.optional().openapi({ description: 'Whoever has priority or a choice to make, where absent' }),
    cards,
  })
  .openapi('LegalActionsRequest')

export const stateRequest = z
  .strictObject({
    state: sentStateSchema,
    view: idSchema.optional().openapi({ description: 'Only what this player may see' }),
    cards,
  })
  .openapi('StateRequest')

export type SentState = z.infer<typeof sentStateSchema>
