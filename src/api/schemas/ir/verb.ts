import { z } from '@hono/zod-openapi'
import { idSchema } from '../bounded.ts'
import { linkSchema } from './choice.ts'

/** One instruction by its verb, and the fields that many of them have. */
export const verb = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ do: z.literal(name), ...shape })

export const flag = z.boolean().optional()
export const as = idSchema.optional()
export const link = linkSchema.optional()
export const edge = z.enum(['top', 'bottom'])
