import { z } from '@hono/zod-openapi'
import { ALTERNATIVE_KINDS } from '../../core/card.ts'
import { idSchema, idsSchema, intSchema, LONGEST, listSchema, mapSchema, nameSchema, wordSchema } from './bounded.ts'
import { abilitySchema, cardDefinitionSchema, filterSchema, gapSchema, tokenSchema } from './ir/ir.ts'
import { buildManaTerms } from './ir/mana.ts'
import {
  cardTypeSchema,
  colorSchema,
  manaCostSchema,
  manaRestrictionSchema,
  manaTypeSchema,
  subtypesSchema,
  supertypeSchema,
  zoneSchema,
} from './ir/words.ts'
import { faceDownSchema, marksSchema } from './marks.ts'

export const countersSchema = mapSchema(intSchema).openapi('Counters', { example: { '+1/+1': 2 } })
export const chosenSchema = mapSchema(z.string().max(LONGEST.name))
const abilities = listSchema(abilitySchema, 100)

export const manaSchema = z
  .strictObject({
    type: manaTypeSchema,
    snow: z.boolean().optional(),
    restriction: z.union([manaRestrictionSchema, buildManaTerms({ filter: filterSchema })]).optional(),
  })
  .openapi('Mana')

export const castFactsSchema = z.strictObject({
  x: intSchema,
  paid: listSchema(wordSchema, 20),
  by: idSchema,
  from: zoneSchema,
  manaSpent: listSchema(manaTypeSchema, 100).optional(),
})

export const chosenTargetsSchema = z.strictObject({
  slot: idSchema,
  mode: intSchema,
  chosen: idsSchema,
  division: mapSchema(intSchema).optional(),
})

export const triggerFactsSchema = z
  .strictObject({
    object: idSchema.optional(),
    source: idSchema.optional(),
    player: idSchema.optional(),
    attacker: idSchema.optional(),
    blocker: idSchema.optional(),
    defender: idSchema.optional(),
    target: idSchema.optional(),
    amount: intSchema.optional(),
    all: idsSchema.optional(),
    mana: listSchema(manaTypeSchema, 100).optional(),
    became: idSchema.optional(),
    parts: idsSchema.optional(),
    sourceBecame: idSchema.optional(),
    ability: intSchema.optional(),
    x: intSchema.optional(),
  })
  .openapi('TriggerFacts')

export const stackKindSchema = z.enum(['spell', 'activated', 'triggered'])

const stackFactsSchema = z.strictObject({
  kind: stackKindSchema,
  source: idSchema,
  ability: abilitySchema.nullable(),
  modes: listSchema(intSchema, 20),
  targets: listSchema(chosenTargetsSchema, 20),
  x: intSchema,
  paid: listSchema(wordSchema, 20),
  manaSpent: listSchema(manaTypeSchema, 500),
  castFrom: zoneSchema.nullable(),
  spliced: listSchema(abilitySchema, 100).optional(),
  event: triggerFactsSchema.nullable(),
  since: intSchema.optional(),
  bound: mapSchema(idsSchema).optional(),
})

const substanceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('card'), name: nameSchema }),
  z.strictObject({ kind: z.literal('unknown') }),
  z.strictObject({ kind: z.literal('token'), token: tokenSchema }),
  z.strictObject({ kind: z.literal('ability') }),
  z.strictObject({ kind: z.literal('emblem'), abilities }),
  z.strictObject({ kind: z.literal('copy'), definition: cardDefinitionSchema }),
  z.strictObject({
    kind: z.literal('melded'),
    name: nameSchema,
    parts: listSchema(z.strictObject({ id: idSchema, name: nameSchema }), 2),
  }),
])

const componentSchema = z.strictObject({
  id: idSchema,
  substance: substanceSchema,
  copyOf: cardDefinitionSchema.optional(),
  back: z.literal(true).optional(),
  alternative: z.literal(true).optional(),
  down: faceDownSchema.optional(),
  at: intSchema.optional(),
})

const gameObjectSchema = z
  .strictObject({
    id: idSchema,
    substance: substanceSchema,
    merged: listSchema(componentSchema, 100).optional(),
    owner: idSchema,
    marks: marksSchema.optional(),
    copyOf: cardDefinitionSchema.optional(),
    zone: zoneSchema,
    controller: idSchema,
    timestamp: intSchema,
    tapped: z.boolean(),
    faceDown: z.boolean(),
    phasedOut: z.boolean(),
    summoningSick: z.boolean(),
    counters: countersSchema,
    counterTimestamps: mapSchema(intSchema).optional(),
    damage: intSchema,
    deathtouched: z.boolean(),
    attachedTo: idSchema.nullable(),
    level: intSchema.optional(),
    solved: z.boolean().optional(),
    prepared: z.boolean().optional(),
    regeneration: intSchema,
    onStack: stackFactsSchema.nullable(),
    cast: castFactsSchema.nullable(),
    chosen: chosenSchema,
  })
  .openapi('GameObject')

const characteristicsSchema = z
  .strictObject({
    id: idSchema,
    name: z.string().max(LONGEST.name),
    names: listSchema(nameSchema, 2).optional().openapi({ description: 'Its names one by one, where it has two' }),
    manaCost: manaCostSchema.nullable(),
    manaValue: intSchema,
    colors: listSchema(colorSchema, 5),
    supertypes: listSchema(supertypeSchema, 10),
    types: listSchema(cardTypeSchema, 20),
    subtypes: subtypesSchema,
    allCreatureTypes: z.boolean(),
    power: intSchema.nullable(),
    toughness: intSchema.nullable(),
    loyalty: intSchema.nullable(),
    abilities,
    controller: idSchema,
    alternative: z.enum(ALTERNATIVE_KINDS).optional(),
    unknown: z.boolean(),
    gaps: listSchema(gapSchema, 100),
  })
  .openapi('Characteristics')

/** An object as it last was where it was expected to be (608.2h). */
export const snapshotSchema = z
  .strictObject({
    object: gameObjectSchema,
    characteristics: characteristicsSchema,
    combat: z
      .array(z.enum(['attacking', 'blocking', 'blocked', 'unblocked']))
      .max(3)
      .optional(),
    attachments: idsSchema.optional(),
  })
  .openapi('Snapshot')
