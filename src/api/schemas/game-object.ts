import { z } from '@hono/zod-openapi'
import type { CardDefinition } from '../../core/card.ts'
import {
  idSchema,
  idsSchema,
  intSchema,
  LONGEST,
  listSchema,
  mapSchema,
  nameSchema,
  ruleSchema,
  wordSchema,
} from './bounded.ts'
import { abilitySchema, tokenSchema, triggerSchema } from './ir/ir.ts'
import {
  cardTypeSchema,
  colorSchema,
  manaCostSchema,
  manaRestrictionSchema,
  manaTypeSchema,
  subtypesSchema,
  supertypeSchema,
  typeLineSchema,
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
    restriction: manaRestrictionSchema.optional(),
  })
  .openapi('Mana')

export const gapSchema = z
  .strictObject({
    card: z.string().max(LONGEST.name),
    text: z.string().max(LONGEST.text),
    span: z.tuple([intSchema, intSchema]).openapi({ description: 'Start and end in UTF-16 units' }),
    reason: z.string().max(LONGEST.text),
    rule: ruleSchema.optional(),
    scope: z.enum(['spell', 'activated', 'triggered', 'static']).optional(),
    event: triggerSchema.optional(),
  })
  .openapi('Gap', { description: 'Words of a card that are not understood' })

const strength = z.union([intSchema, z.literal('*')])

const meldSide = z.union([
  z.strictObject({ with: nameSchema, into: nameSchema.optional() }),
  z.strictObject({ combined: z.literal(true) }),
])

/** The two sides of a card are each a definition. */
const otherSide: z.ZodType<CardDefinition> = z.lazy(() => cardDefinitionSchema)

export const cardDefinitionSchema = z
  .strictObject({
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
    back: z.strictObject({ layout: z.enum(['transforming', 'modal']), face: otherSide }).optional(),
    meld: meldSide.optional(),
    defense: intSchema.optional(),
    abilities,
    gaps: listSchema(gapSchema, 100),
  })
  .openapi('CardDefinition')

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
