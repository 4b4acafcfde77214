import { z } from '@hono/zod-openapi'
import { intSchema, listSchema, nameSchema } from '../bounded.ts'
import type { IrParts } from './ir-parts.ts'
import { cardTypeSchema, colorSchema, subtypesSchema, supertypeSchema } from './words.ts'

/** How a copy differs from what it copies (707.9). */
export const buildCopyExceptions = (parts: IrParts) => {
  const fixed = buildFixedExceptions(parts)
  return fixed.extend({
    keeps: listSchema(z.enum(['name', 'colors', 'power-toughness']), 3).optional(),
    ifIs: z.strictObject({ type: cardTypeSchema, except: fixed }).optional(),
  })
}

const buildFixedExceptions = ({ ability }: IrParts) =>
  z.strictObject({
    name: nameSchema.optional(),
    types: listSchema(cardTypeSchema, 20).optional(),
    subtypes: subtypesSchema.optional(),
    supertypes: listSchema(supertypeSchema, 10).optional(),
    onlySubtypes: z.literal(true).optional(),
    colors: listSchema(colorSchema, 5).optional(),
    notLegendary: z.boolean().optional(),
    noManaCost: z.literal(true).optional(),
    power: intSchema.optional(),
    toughness: intSchema.optional(),
    abilities: listSchema(ability, 20).optional(),
    thisAbility: z.literal(true).optional(),
  })
