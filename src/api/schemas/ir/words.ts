import { z } from '@hono/zod-openapi'
import { BASIC_LAND_MANA, type BasicLandType, CARD_TYPES, SUPERTYPES } from '../../../core/card-type.ts'
import { COLORS } from '../../../core/color.ts'
import { DURATIONS } from '../../../core/duration.ts'
import { COST_KEYWORDS, NUMBER_KEYWORDS, PLAIN_KEYWORDS } from '../../../core/keyword.ts'
import { MANA_TYPES, parseManaCost } from '../../../core/mana.ts'
import { STEPS } from '../../../core/step.ts'
import { ASKED_SORTS } from '../../../core/word-change.ts'
import { ZONES } from '../../../core/zone.ts'
import { listSchema, wordSchema } from '../bounded.ts'

export const colorSchema = z.enum(COLORS).openapi('Color')
export const manaTypeSchema = z.enum(MANA_TYPES).openapi('ManaType')
export const zoneSchema = z.enum(ZONES).openapi('Zone')
export const stepSchema = z.enum(STEPS).openapi('Step')
export const cardTypeSchema = z.enum(CARD_TYPES).openapi('CardType')
export const supertypeSchema = z.enum(SUPERTYPES).openapi('Supertype')
export const durationSchema = z.enum(DURATIONS).openapi('Duration')

export const wordSortSchema = z.enum(ASKED_SORTS).openapi('WordSort')
const basicLandTypeSchema = z.enum(Object.keys(BASIC_LAND_MANA) as BasicLandType[])
export const wordChangeSchema = z
  .discriminatedUnion('sort', [
    z.strictObject({ sort: z.literal('color'), from: colorSchema, to: colorSchema }),
    z.strictObject({ sort: z.literal('basic-land-type'), from: basicLandTypeSchema, to: basicLandTypeSchema }),
    z.strictObject({ sort: z.literal('creature-type'), from: wordSchema, to: wordSchema }),
  ])
  .openapi('WordChange')

export const relationSchema = z
  .enum(['you', 'opponent', 'not-you', 'any', 'teammate', 'active', 'nonactive', 'defending'])
  .openapi('PlayerRelation')

export const comparatorSchema = z.enum(['=', '!=', '<', '<=', '>', '>=']).openapi('Comparator')

export const keywordNameSchema = z
  .enum([
    ...PLAIN_KEYWORDS,
    ...COST_KEYWORDS,
    ...NUMBER_KEYWORDS,
    'suspend',
    'champion',
    'enchant',
    'protection',
    'landwalk',
    'hexproof from',
    'affinity',
    'splice',
    'bands with other',
    'typecycling',
    'prototype',
  ])
  .openapi('KeywordName')

export const manaRestrictionSchema = z
  .enum(['creature-spells', 'artifact-spells', 'instant-or-sorcery-spells', 'abilities'])
  .openapi('ManaRestriction')

const manaSymbol = z
  .string()
  .max(10)
  .refine((symbol) => parseManaCost(`{${symbol}}`)?.[0] === symbol)

export const manaCostSchema = listSchema(manaSymbol, 60).openapi('ManaCost', {
  description: 'Symbols without their braces, in printed order',
  example: ['2', 'R', 'R'],
})

export const subtypesSchema = listSchema(wordSchema, 400)

export const typeLineSchema = z
  .strictObject({
    supertypes: listSchema(supertypeSchema, 10),
    types: listSchema(cardTypeSchema, 20),
    subtypes: subtypesSchema,
  })
  .openapi('TypeLine')
