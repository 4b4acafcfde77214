import { z } from '@hono/zod-openapi'
import { type ShortcutStep, SPECIAL_ACTIONS } from '../../core/action.ts'
import { FACES } from '../../core/face.ts'
import { idSchema, idsSchema, intSchema, listSchema, mapSchema, nameSchema, wordSchema } from './bounded.ts'
import { answerSchema } from './decision.ts'
import { manaTypeSchema } from './ir/words.ts'

const act = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

const player = {
  player: idSchema,
  decider: idSchema.optional().openapi({ description: 'Who makes the choice, where another player controls this one' }),
}

const paymentSchema = z.strictObject({
  mana: listSchema(
    z.strictObject({
      source: idSchema,
      ability: intSchema.optional(),
      produces: listSchema(manaTypeSchema, 20).optional(),
    }),
    200,
  ),
  lifeFor: intSchema.optional(),
})

const answered = {
  answers: mapSchema(answerSchema)
    .optional()
    .openapi({ description: 'Answers to questions an `incomplete` verdict asked, by the key of the decision' }),
}
const choices = {
  ...answered,
  modes: listSchema(intSchema, 20).optional().openapi({ description: 'Indexes of modes from 0' }),
  targets: listSchema(idsSchema, 20)
    .optional()
    .openapi({ description: 'The ids chosen for each use of the word “target”, in order' }),
  x: intSchema.optional(),
  divide: listSchema(mapSchema(intSchema), 20).optional(),
  pay: listSchema(wordSchema, 10).optional().openapi({ description: 'Optional additional costs to pay' }),
  costs: mapSchema(idsSchema).optional().openapi({ description: 'Choices in costs, by kind of cost' }),
  payment: paymentSchema.optional(),
}

const face = z.enum(FACES).optional().openapi({
  description:
    'What of the card is cast or played: a face of a modal double-faced card, or its alternative characteristics (as an Adventure or Omen, or prototyped). Left out: the front face, or the one that `card` names',
})

const choiceSchemas = [
  act('pass-priority', player),
  act('pass-all', {}),
  act('play-land', { ...player, object: idSchema.optional(), card: nameSchema.optional(), face, ...answered }),
  act('cast-spell', {
    ...player,
    object: idSchema.optional(),
    card: nameSchema.optional(),
    faceDown: z.literal(true).optional(),
    face,
    ...choices,
  }),
  act('activate-ability', {
    ...player,
    object: idSchema,
    ability: intSchema.optional(),
    produces: listSchema(manaTypeSchema, 20).optional(),
    ...choices,
  }),
  act('special-action', {
    ...player,
    what: z.enum(SPECIAL_ACTIONS),
    object: idSchema.optional(),
    card: nameSchema.optional(),
    by: wordSchema.optional(),
    ...answered,
    x: intSchema.optional(),
    costs: choices.costs,
    payment: choices.payment,
  }),
  act('declare-attackers', {
    ...player,
    attackers: listSchema(
      z.strictObject({
        attacker: idSchema,
        defender: idSchema.optional(),
        band: intSchema.optional().openapi({ description: 'Attackers with the same number are a band (702.22c)' }),
      }),
    ),
  }),
  act('declare-blockers', {
    ...player,
    blockers: listSchema(z.strictObject({ blocker: idSchema, attacker: idSchema })),
  }),
  act('choose', { ...player, key: z.string().max(400).optional(), answer: answerSchema }),
  act('concede', player),
] as const

/** How many steps a shortcut and each loop in it may list. */
const MOST_STEPS = 100

const stepSchema: z.ZodType<ShortcutStep> = z
  .lazy(() => z.discriminatedUnion('kind', [...choiceSchemas, loopSchema]))
  .openapi('ShortcutStep')

const loopSchema = act('loop', { times: z.int().min(0), sequence: listSchema(stepSchema, MOST_STEPS) })

export const actionSchema = z
  .discriminatedUnion('kind', [
    ...choiceSchemas,
    act('shortcut', { ...player, sequence: listSchema(stepSchema, MOST_STEPS), ...answered }),
  ])
  .openapi('Action', {
    description: 'What somebody does. A choice left out is made where there is only one, else asked for.',
  })
