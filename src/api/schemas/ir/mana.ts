import { z } from '@hono/zod-openapi'
import { listSchema } from '../bounded.ts'
import { linked } from './choice.ts'
import type { IrParts } from './ir-parts.ts'
import { manaCostSchema, manaTypeSchema } from './words.ts'

export const buildManaProduction = ({ amount, filter }: IrParts) => {
  const types = listSchema(manaTypeSchema, 6)
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fixed'), mana: listSchema(manaTypeSchema, 100) }),
    z.strictObject({ kind: z.literal('one-of'), types, amount }),
    z.strictObject({ kind: z.literal('combination'), types, amount }),
    z.strictObject({ kind: z.literal('amount'), type: manaTypeSchema, amount }),
    z.strictObject({ kind: z.literal('could-produce'), what: filter, of: z.enum(['color', 'type']), amount }),
    z.strictObject({ kind: z.literal('color-among'), what: filter, amount }),
    z.strictObject({ kind: z.literal('chosen-color'), or: types.optional(), amount, ...linked }),
    z.strictObject({ kind: z.literal('of-event'), amount }),
    z.strictObject({ kind: z.literal('symbols'), mana: manaCostSchema }),
  ])
}

/** CR 106.6: what mana may be spent on, and what spending it brings about. */
export const buildManaTerms = ({ filter }: Pick<IrParts, 'filter'>) =>
  z.strictObject({
    spells: filter.optional(),
    abilitiesOf: filter.optional(),
    uncounterable: filter.optional(),
  })
