import { z } from '@hono/zod-openapi'
import { idSchema, intSchema, listSchema } from '../bounded.ts'
import { linkSchema } from './choice.ts'
import type { IrParts } from './ir-parts.ts'
import { manaCostSchema } from './words.ts'

const part = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

export const buildCost = ({ amount, filter }: IrParts) => {
  const counted = { what: filter, count: amount, as: idSchema.optional() }
  return listSchema(
    z.discriminatedUnion('kind', [
      part('mana', { mana: manaCostSchema }),
      part('own-mana-cost', {}),
      part('tap', {}),
      part('untap', {}),
      part('pay-life', { amount, forSymbols: intSchema.optional() }),
      part('sacrifice', counted),
      part('sacrifice-self', {}),
      part('discard', { ...counted, random: z.boolean().optional() }),
      part('discard-self', {}),
      part('reveal-self', {}),
      part('discard-hand', {}),
      part('exile', { ...counted, link: linkSchema.optional(), champion: z.literal(true).optional() }),
      part('exile-self', {}),
      part('return-to-hand', counted),
      part('return-self-to-hand', {}),
      part('tap-permanents', counted),
      part('remove-counters', { counter: idSchema, amount }),
      part('put-counters', { counter: idSchema, amount }),
      part('get-counters', { counter: idSchema, amount }),
      part('pay-counters', { counter: idSchema, amount }),
      part('mill', { amount }),
      part('loyalty', { amount: z.union([intSchema, z.enum(['X', '-X'])]) }),
    ]),
    20,
  )
}
