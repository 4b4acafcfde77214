import { z } from '@hono/zod-openapi'
import { CHOSEN_QUALITIES, CHOSEN_SUBTYPES } from '../../../core/choice.ts'
import { idSchema, intSchema, listSchema, wordSchema } from '../bounded.ts'
import type { IrParts } from './ir-parts.ts'
import { cardTypeSchema, colorSchema, subtypesSchema } from './words.ts'

const kind = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

/** What ties something to linked abilities. */
export const linkSchema = idSchema
export const linked = { link: linkSchema, holder: idSchema.optional() }

export const hasChosenSchema = z.strictObject({ what: z.enum(CHOSEN_QUALITIES), ...linked })

export const buildChoice = ({ filter }: Pick<IrParts, 'filter'>) =>
  z.discriminatedUnion('kind', [
    kind('color', { not: listSchema(colorSchema, 5).optional() }),
    kind('subtype', { of: z.enum(CHOSEN_SUBTYPES), among: subtypesSchema.optional() }),
    kind('card-type', { among: listSchema(cardTypeSchema, 20) }),
    kind('card-name', { of: filter.optional() }),
    kind('number', { min: intSchema, max: intSchema.optional() }),
    kind('player', { of: filter }),
    kind('object', { of: filter }),
    kind('word', { words: listSchema(wordSchema, 20) }),
    kind('life', {}),
  ])
