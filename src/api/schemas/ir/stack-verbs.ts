import { z } from '@hono/zod-openapi'
import { PAID_KEYWORDS } from '../../../core/keyword.ts'
import { idSchema } from '../bounded.ts'
import { buildCopyExceptions } from './copy.ts'
import type { IrParts } from './ir-parts.ts'
import { as, flag, link, verb } from './verb.ts'
import { durationSchema } from './words.ts'

/** What makes copies (707). */
export const buildCopyVerbs = (parts: IrParts) => {
  const { amount, ref } = parts
  const except = buildCopyExceptions(parts).optional()
  return [
    verb('create-token-copy', { who: ref, amount, of: ref, except, tapped: flag, link, as }),
    verb('become-copy', { what: ref, of: ref, except, duration: durationSchema.optional() }),
    verb('copy-spell', {
      what: ref,
      who: ref,
      newTargets: z.boolean(),
      times: amount.optional(),
      except,
      target: ref.optional(),
      eachOf: ref.optional(),
    }),
  ] as const
}

/** Spells and abilities on the stack, and what is cast from the top of a library (608.2g, 115.7, 701.57). */
export const buildStackVerbs = ({ amount, cost, filter, ref }: IrParts) =>
  [
    verb('cast', {
      who: ref,
      what: ref,
      forCost: cost.optional(),
      must: flag,
      transformed: z.literal(true).optional(),
      copies: z.literal(true).optional(),
      resulting: filter.optional(),
      by: z.enum(PAID_KEYWORDS).optional(),
      as,
    }),
    verb('exile-until', { who: ref, until: filter, as: idSchema, others: idSchema }),
    verb('discover', { who: ref, amount }),
    verb('change-target', {
      what: ref,
      how: z.enum(['change-all', 'change-one', 'change-any', 'choose-new']),
      to: ref.optional(),
    }),
  ] as const
