import { z } from '@hono/zod-openapi'
import { sentencesSchema } from './language.ts'
import { positionSchema } from './position.ts'

export const stateAnswer = z
  .strictObject({
    object: z.literal('state'),
    state: positionSchema.openapi({ description: 'The canonical form; read again it gives the same bytes' }),
    view: z.string().nullable().openapi({ description: 'The player whose view it is; null for the whole state' }),
    notation: sentencesSchema.openapi({ description: 'The same position in the notation' }),
  })
  .openapi('StateAnswer')
