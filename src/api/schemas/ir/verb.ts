import { z } from '@hono/zod-openapi'
import { idSchema } from '../bounded.ts'
import { linkSchema } from './choice.ts'

/** The shape of one instruction, by its verb. */
export const verb = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ do: z.literal(name), ...shape })

export const flag = z.boolean().optional()
/** The name under which an instruction binds what it did something to. */
export const as = idSchema.optional()
export const link = linkSchema.optional()
export const edge = z.enum(['top', 'bottom'])
