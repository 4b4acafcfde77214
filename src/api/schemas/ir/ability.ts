import { z } from '@hono/zod-openapi'
import { COST_KEYWORDS, NUMBER_KEYWORDS, PLAIN_KEYWORDS } from '../../../core/keyword.ts'
import { idSchema, intSchema, LONGEST, listSchema, nameSchema } from '../bounded.ts'
import { buildAlternative, meldSideSchema } from './card-definition.ts'
import { linkSchema } from './choice.ts'
import type { IrParts } from './ir-parts.ts'
import {
  buildAlternativeCost,
  buildCombatCost,
  buildCostChange,
  buildPermission,
  buildRequirement,
  buildRestriction,
} from './permission.ts'
import { colorSchema, manaCostSchema, relationSchema, typeLineSchema, zoneSchema } from './words.ts'

export const buildTargetSlot = ({ amount, filter }: IrParts) =>
  z.strictObject({
    id: idSchema,
    filter,
    min: amount,
    max: amount,
    divide: amount.optional(),
    chooser: z.literal('opponent').optional(),
  })

const buildBody = (parts: IrParts) => {
  const simple = {
    targets: listSchema(buildTargetSlot(parts), 10),
    effects: listSchema(parts.effect, 50),
  }
  return z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('simple'), ...simple, x: parts.amount.optional() }),
      z.strictObject({
        kind: z.literal('modal'),
        min: intSchema,
        max: intSchema,
        repeat: z.boolean().optional(),
        whenPaid: z.strictObject({ option: z.enum(['kicker', 'entwine']), min: intSchema, max: intSchema }).optional(),
        chooser: z.literal('opponent').optional(),
        modes: listSchema(z.strictObject(simple), 20),
      }),
    ])
    .openapi('Body')
}

const buildKeyword = ({ cost, filter }: IrParts) => {
  const quality = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('color'), color: colorSchema }),
    z.strictObject({ kind: z.literal('everything') }),
    z.strictObject({ kind: z.literal('all-colors') }),
    z.strictObject({ kind: z.literal('filter'), filter }),
  ])
  const keyword = <const T extends readonly [string, ...string[]], S extends z.core.$ZodLooseShape>(
    names: T,
    shape: S,
  ) => z.strictObject({ kind: z.literal('keyword'), keyword: z.enum(names), ...shape })
  return z.discriminatedUnion('keyword', [
    keyword(PLAIN_KEYWORDS, {}),
    keyword(COST_KEYWORDS, { cost }),
    keyword(NUMBER_KEYWORDS, { amount: intSchema }),
    keyword(['suspend'], { amount: z.union([intSchema, z.literal('X')]), cost }),
    keyword(['champion'], { filter, link: linkSchema }),
    keyword(['enchant'], { filter }),
    keyword(['protection', 'hexproof from'], { from: listSchema(quality, 10) }),
    keyword(['landwalk'], { land: filter, name: nameSchema }),
    keyword(['affinity', 'bands with other'], { filter }),
    keyword(['splice'], { filter, cost }),
    keyword(['prototype'], { mana: manaCostSchema, power: intSchema, toughness: intSchema }),
    keyword(['typecycling'], { filter, name: nameSchema, cost }),
  ])
}

const buildStaticEffect = (parts: IrParts) => {
  const { condition, cost, filter, modification, replacement, trigger } = parts
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('continuous'),
      affects: z.union([z.enum(['self', 'attached']), filter]),
      modifications: listSchema(modification, 20),
    }),
    buildRestriction(parts),
    buildRequirement(parts),
    buildPermission(parts),
    buildCostChange(parts),
    buildCombatCost(parts),
    buildAlternativeCost(parts),
    z.strictObject({ kind: z.literal('replacement'), replacement }),
    z.strictObject({ kind: z.literal('additional-cost'), cost }),
    z.strictObject({ kind: z.literal('cast-only'), when: condition }),
    z.strictObject({
      kind: z.literal('as-cast'),
      who: relationSchema,
      what: filter,
      modifications: listSchema(modification, 20),
    }),
    z.strictObject({ kind: z.literal('begin-on-battlefield') }),
    z.strictObject({
      kind: z.enum(['reveal-from-opening-hand', 'before-mulligan']),
      effects: listSchema(parts.effect, 20),
    }),
    z.strictObject({
      kind: z.literal('reveal-as-drawn'),
      what: z.enum(['self', 'any']),
      must: z.literal(true).optional(),
      only: filter.optional(),
      effects: listSchema(parts.effect, 20),
    }),
    z.strictObject({ kind: z.literal('max-counters'), counter: idSchema, count: intSchema }),
    z.strictObject({
      kind: z.literal('show'),
      what: z.enum(['library-top', 'hand']),
      whose: relationSchema,
      to: z.enum(['you', 'all']),
    }),
    z.strictObject({
      kind: z.literal('max-hand-size'),
      who: z.literal('you'),
      size: z.union([z.literal('none'), intSchema]),
    }),
    z.strictObject({
      kind: z.literal('extra-trigger'),
      what: z.union([z.enum(['self', 'attached']), filter]),
      cause: trigger.optional(),
      times: intSchema,
    }),
  ])
}

export const buildAbility = (parts: IrParts) => {
  const body = buildBody(parts)
  const zone = zoneSchema.optional()
  const limit = z.literal('once-each-turn').optional()
  const condition = parts.condition.optional()
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('spell'), body }),
    z.strictObject({
      kind: z.literal('activated'),
      cost: parts.cost,
      body,
      zone,
      timing: z.enum(['sorcery', 'instant']).optional(),
      onlyDuring: condition,
      limit,
    }),
    z.strictObject({
      kind: z.literal('triggered'),
      event: parts.trigger,
      condition,
      body,
      zone,
      limit: z.enum(['once-each-turn', 'do-once-each-turn']).optional(),
      cantBeCountered: z.literal(true).optional(),
    }),
    z.strictObject({
      kind: z.literal('static'),
      effects: listSchema(buildStaticEffect(parts), 20),
      condition,
      zone,
      notIn: zone,
    }),
    buildKeyword(parts),
  ])
}

export const buildToken = (parts: IrParts) =>
  z.strictObject({
    // Empty: it has none (708.2).
    name: z.string().max(LONGEST.name).optional(),
    colors: listSchema(colorSchema, 5),
    typeLine: typeLineSchema,
    power: intSchema.optional(),
    toughness: intSchema.optional(),
    manaCost: manaCostSchema.optional(),
    loyalty: intSchema.optional(),
    back: parts.token.optional(),
    halves: z.tuple([parts.token, parts.token]).optional(),
    flipped: parts.token.optional(),
    alternative: buildAlternative(parts).optional(),
    meld: meldSideSchema.optional(),
    defense: intSchema.optional(),
    abilities: listSchema(parts.ability, 50),
  })
