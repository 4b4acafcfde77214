import { z } from '@hono/zod-openapi'
import { FACE_DOWN_WAYS } from '../../../core/marks.ts'
import { intSchema, listSchema } from '../bounded.ts'
import type { IrParts } from './ir-parts.ts'
import { colorSchema, typeLineSchema } from './words.ts'

/** What an effect says of what it turns face down (708.2). */
export const buildFaceDownValues = ({ ability }: Pick<IrParts, 'ability'>) =>
  z.strictObject({
    colors: listSchema(colorSchema, 5).optional(),
    typeLine: typeLineSchema,
    power: intSchema.optional(),
    toughness: intSchema.optional(),
    abilities: listSchema(ability, 20).optional(),
  })

export const buildFaceDown = (parts: Pick<IrParts, 'ability'>) =>
  z.strictObject({ by: z.enum(FACE_DOWN_WAYS).optional(), as: buildFaceDownValues(parts).optional() })
