import { z } from '@hono/zod-openapi'
import { COIN_SIDES } from '../../core/chance.ts'
import { idSchema, idsSchema, intSchema, LONGEST, listSchema, mapSchema, ruleSchema } from './bounded.ts'
import { filterSchema } from './ir/ir.ts'
import { colorSchema } from './ir/words.ts'

const namedSchema = z.strictObject({
  id: idSchema,
  name: z.string().max(LONGEST.name),
  fr: z.string().max(LONGEST.name).optional(),
})
const question = {
  key: z.string().max(400),
  player: idSchema,
  rule: ruleSchema,
  decider: idSchema.optional().openapi({ description: 'Who answers, controlling the player' }),
  named: listSchema(namedSchema, 5000).optional(),
}
const ask = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ ...question, kind: z.literal(name), ...shape })

const range = { min: intSchema, max: intSchema }
const source = idSchema.nullable()
const texts = listSchema(z.string().max(LONGEST.name))

const PURPOSES = [
  'sacrifice',
  'discard',
  'search',
  'legend-rule',
  'put-on-bottom',
  'put-in-graveyard',
  'attach',
  'return',
  'exile',
  'tap',
  'choose',
  'hand-size',
  'begin-with',
  'reveal',
] as const

export const decisionSchema = z
  .discriminatedUnion('kind', [
    ask('choose-targets', { object: idSchema, slot: idSchema, options: listSchema(idSchema, 5000), ...range }),
    ask('choose-modes', { object: idSchema, options: listSchema(intSchema), ...range, repeat: z.boolean() }),
    ask('choose-number', { object: idSchema, what: z.enum(['x', 'amount']), ...range }),
    ask('choose-objects', { purpose: z.enum(PURPOSES), source, options: listSchema(idSchema, 5000), ...range }),
    ask('choose-player', { source, options: idsSchema }),
    ask('yes-or-no', {
      purpose: z.enum(['may', 'pay', 'keep-on-top', 'use-replacement', 'mulligan', 'break-loop', 'modify-roll']),
      source,
    }),
    ask('choose-option', { source, options: texts }),
    ask('call-coin', { source, options: listSchema(z.enum(COIN_SIDES), 2) }),
    ask('report-coin', { source, options: listSchema(z.enum(COIN_SIDES), 2) }),
    ask('report-die', { source, sides: intSchema }),
    ask('choose-name', { source, of: filterSchema.optional() }),
    ask('choose-color', { source, options: listSchema(colorSchema, 5) }),
    ask('choose-mana', { source, options: texts }),
    ask('order', {
      purpose: z.enum(['triggers', 'library-top', 'library-bottom', 'graveyard', 'replacements', 'entering']),
      options: texts,
    }),
    ask('divide', {
      purpose: z.enum(['combat-damage', 'damage', 'counters']),
      source: idSchema,
      total: intSchema,
      among: listSchema(idSchema, 5000),
      least: intSchema,
    }),
    ask('accept-shortcut', { length: intSchema, places: listSchema(intSchema, 2000) }),
    ask('declare-attackers', {
      options: listSchema(z.strictObject({ attacker: idSchema, defenders: idsSchema })),
      bands: listSchema(z.strictObject({ with: idsSchema, others: idsSchema, most: intSchema.optional() }))
        .optional()
        .openapi({ description: 'Bands: at least one of `with`, and of `others` any or no more than `most`' }),
    }),
    ask('declare-blockers', {
      options: listSchema(z.strictObject({ blocker: idSchema, attackers: idsSchema })),
    }),
  ])
  .openapi('Decision', {
    description: 'A choice the rules give somebody. The same question asked again has the same key.',
  })

/** An answer by the kind of its decision. */
export const answerSchema = z
  .union([
    z.boolean(),
    intSchema,
    z.string().max(LONGEST.name),
    texts,
    listSchema(intSchema),
    listSchema(z.strictObject({ attacker: idSchema, defender: idSchema, band: intSchema.optional() })),
    listSchema(z.strictObject({ blocker: idSchema, attacker: idSchema })),
    mapSchema(intSchema),
  ])
  .openapi('Answer')
