import { z } from '@hono/zod-openapi'
import { ALTERNATIVE_KINDS } from '../../../core/card.ts'
import { intSchema, LONGEST, listSchema, nameSchema, ruleSchema } from '../bounded.ts'
import type { IrParts } from './ir-parts.ts'
import { colorSchema, manaCostSchema, typeLineSchema } from './words.ts'

export const buildGap = ({ trigger }: IrParts) =>
  z.strictObject({
    card: z.string().max(LONGEST.name),
    text: z.string().max(LONGEST.text),
    span: z.tuple([intSchema, intSchema]).openapi({ description: 'Start and end in UTF-16 units' }),
    reason: z.string().max(LONGEST.text),
    rule: ruleSchema.optional(),
    scope: z.enum(['spell', 'activated', 'triggered', 'static']).optional(),
    event: trigger.optional(),
  })

const strength = z.union([intSchema, z.literal('*')])

/** CR 712.4: of a card of a meld pair, and of the combined back face of one. */
export const meldSideSchema = z.union([
  z.strictObject({ with: nameSchema, into: nameSchema.optional() }),
  z.strictObject({ combined: z.literal(true) }),
])

/** The second set of characteristics of an object, itself a definition. */
export const buildAlternative = ({ definition }: IrParts) =>
  z.strictObject({ kind: z.enum(ALTERNATIVE_KINDS), face: definition })

/** The two sides of a card are each a definition. */
export const buildCardDefinition = (parts: IrParts) =>
  z.strictObject({
    name: z.string().max(LONGEST.name),
    names: z.strictObject({ fr: nameSchema.optional() }).optional(),
    manaCost: manaCostSchema.nullable(),
    colorIndicator: listSchema(colorSchema, 5).optional(),
    colors: listSchema(colorSchema, 5).optional(),
    typeLine: typeLineSchema,
    power: strength.optional(),
    toughness: strength.optional(),
    loyalty: intSchema.optional(),
    valueCost: manaCostSchema.optional(),
    back: z.strictObject({ layout: z.enum(['transforming', 'modal']), face: parts.definition }).optional(),
    meld: meldSideSchema.optional(),
    alternative: buildAlternative(parts).optional(),
    defense: intSchema.optional(),
    abilities: listSchema(parts.ability, 100),
    gaps: listSchema(parts.gap, 100),
  })
