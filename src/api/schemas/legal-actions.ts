import { z } from '@hono/zod-openapi'
import { actionSchema } from './action.ts'
import { idSchema } from './bounded.ts'
import { decisionSchema } from './decision.ts'
import { sentencesSchema } from './language.ts'
import { toldGap } from './verdict.ts'

export const legalActionsSchema = z
  .strictObject({
    object: z.literal('legal-actions'),
    player: idSchema.nullable().openapi({ description: 'Null where nobody may act' }),
    decision: decisionSchema.nullable().openapi({ description: 'The choice that must be made first' }),
    question: sentencesSchema.optional(),
    actions: z.array(
      z.strictObject({
        action: actionSchema,
        open: decisionSchema.nullable().openapi({ description: 'The choice that the action still needs' }),
      }),
    ),
    unsupported: z
      .array(z.strictObject({ action: actionSchema, gaps: z.array(toldGap) }))
      .openapi({ description: 'Actions that cannot be judged, with the words that are not understood' }),
  })
  .openapi('LegalActions')
