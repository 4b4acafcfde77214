import { z } from '@hono/zod-openapi'
import { listSchema, nameSchema } from '../bounded.ts'
import { linked } from './choice.ts'
import type { IrParts } from './ir-parts.ts'
import {
  cardTypeSchema,
  colorSchema,
  keywordNameSchema,
  subtypesSchema,
  supertypeSchema,
  wordChangeSchema,
} from './words.ts'

const kind = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

export const buildModification = ({ ability, amount, ref }: IrParts) => {
  const types = listSchema(cardTypeSchema, 20).optional()
  const defined = { power: amount.optional(), toughness: amount.optional() }
  return z.discriminatedUnion('kind', [
    kind('control', { player: ref }),
    kind('change-words', { change: wordChangeSchema }),
    kind('set-name', { name: nameSchema }),
    kind('types', {
      set: z.boolean().optional(),
      types,
      subtypes: subtypesSchema.optional(),
      supertypes: listSchema(supertypeSchema, 10).optional(),
      allCreatureTypes: z.boolean().optional(),
    }),
    kind('remove-types', { types, subtypes: subtypesSchema.optional() }),
    kind('colors', { set: z.boolean().optional(), colors: listSchema(colorSchema, 5) }),
    kind('become-chosen', { what: z.enum(['color', 'subtype']), set: z.boolean().optional(), ...linked }),
    kind('add-ability', { ability }),
    kind('add-activated-abilities', { of: ref }),
    kind('remove-keyword', { keyword: keywordNameSchema }),
    kind('cant-have-keyword', { keyword: keywordNameSchema }),
    kind('remove-all-abilities', { exceptMana: z.literal(true).optional() }),
    kind('define-power-toughness', defined),
    kind('set-power-toughness', defined),
    kind('modify-power-toughness', { power: amount, toughness: amount }),
    kind('switch-power-toughness', {}),
  ])
}
