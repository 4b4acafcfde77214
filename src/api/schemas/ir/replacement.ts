import { z } from '@hono/zod-openapi'
import { idSchema, intSchema } from '../bounded.ts'
import { buildCopyExceptions } from './copy.ts'
import type { IrParts } from './ir-parts.ts'
import { manaTypeSchema, relationSchema, zoneSchema } from './words.ts'

const kind = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

export const buildReplacement = (parts: IrParts) => {
  const { amount, condition, cost, filter } = parts
  const self = z.union([z.literal('self'), filter])
  const affected = z.union([z.enum(['self', 'attached']), filter])
  return z.discriminatedUnion('kind', [
    kind('enters-with', {
      what: self,
      tapped: z.boolean().optional(),
      counters: z.strictObject({ counter: idSchema, amount }).optional(),
      unless: condition.optional(),
      condition: condition.optional(),
      unlessPaid: cost.optional(),
    }),
    kind('enters-as-copy', {
      of: filter,
      optional: z.boolean().optional(),
      except: buildCopyExceptions(parts).optional(),
    }),
    kind('redirect-zone', { what: self, from: zoneSchema.optional(), to: zoneSchema, instead: zoneSchema }),
    kind('prevent-damage', {
      to: affected.optional(),
      from: affected.optional(),
      combat: z.boolean().optional(),
      amount: amount.optional(),
    }),
    kind('modify-amount', {
      event: z.enum(['counters', 'tokens', 'damage', 'life-gain', 'draw', 'mana']),
      who: relationSchema,
      what: filter.optional(),
      counter: idSchema.optional(),
      byEffect: z.boolean().optional(),
      times: intSchema.optional(),
      plus: intSchema.optional(),
    }),
    kind('produce-instead', {
      who: relationSchema,
      what: filter.optional(),
      type: manaTypeSchema,
      amount: intSchema.optional(),
    }),
  ])
}
