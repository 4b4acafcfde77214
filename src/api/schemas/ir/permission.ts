import { z } from '@hono/zod-openapi'
import { ALTERNATIVE_KINDS } from '../../../core/card.ts'
import { idSchema, intSchema, listSchema } from '../bounded.ts'
import type { IrParts } from './ir-parts.ts'
import { comparatorSchema, relationSchema } from './words.ts'

const act = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ act: z.literal(name), ...shape })

/** What may, must or cannot be done. */
export const buildActionPattern = ({ amount, filter }: IrParts) => {
  const affected = z.union([z.enum(['self', 'attached']), filter])
  const alone = z.boolean().optional()
  const byPlayer = { who: relationSchema }
  return z.discriminatedUnion('act', [
    act('attack', {
      who: affected,
      defender: relationSchema.optional(),
      defending: filter.optional(),
      alone,
      moreThan: intSchema.optional(),
    }),
    act('block', {
      who: affected,
      attacker: affected.optional(),
      alone,
      moreThan: intSchema.optional(),
      each: z.literal(true).optional(),
      additional: z.union([intSchema, z.literal('any')]).optional(),
    }),
    act('be-blocked-by', { who: affected, count: z.strictObject({ op: comparatorSchema, amount }) }),
    act('assign-by-toughness', { who: affected }),
    act('be-countered', { who: z.union([z.literal('self'), filter]) }),
    act('be-targeted', { who: affected, by: filter, asCast: z.boolean().optional() }),
    act('be-sacrificed', { who: affected }),
    act('untap', { who: affected, untapStepOnly: z.boolean().optional() }),
    act('cast', {
      what: filter,
      who: relationSchema,
      moreThan: intSchema.optional(),
      unlessSorceryTime: z.literal(true).optional(),
      unlessOwnTurn: z.literal(true).optional(),
    }),
    act('activate', {
      what: affected,
      who: relationSchema.optional(),
      manaToo: z.boolean().optional(),
      unlessOwnTurn: z.literal(true).optional(),
    }),
    act('play-land', { who: relationSchema, extra: intSchema.optional(), from: filter.optional() }),
    act('get-counters', { who: affected, counter: idSchema.optional() }),
    act('gain-life', byPlayer),
    act('lose-life', byPlayer),
    act('lose-game', { ...byPlayer, for: z.literal('no-life').optional() }),
    act('win-game', byPlayer),
    act('draw', { ...byPlayer, moreThan: intSchema.optional() }),
    act('prevent-damage', { from: filter.optional(), combat: z.literal(true).optional() }),
    act('fall-to-legend-rule', { what: filter }),
    act('enter', { what: filter }),
    act('trigger', { entering: filter.optional(), dying: filter.optional(), of: filter.optional() }),
    act('have-max-hand-size', byPlayer),
    act('spend-mana', { who: relationSchema, on: filter.optional() }),
  ])
}

export const buildRestriction = (parts: IrParts) =>
  z.strictObject({ kind: z.literal('restriction'), cant: buildActionPattern(parts) })

export const buildRequirement = (parts: IrParts) =>
  z.strictObject({
    kind: z.literal('requirement'),
    must: buildActionPattern(parts),
    goad: z.literal(true).optional(),
  })

export const buildPermission = (parts: IrParts) =>
  z.strictObject({
    kind: z.literal('permission'),
    may: buildActionPattern(parts),
    asThough: z
      .enum(['flash', 'haste', 'no-defender', 'no-hexproof', 'reach', 'any-color', 'any-type', 'own-graveyard'])
      .optional(),
    as: z.enum(ALTERNATIVE_KINDS).optional(),
    forCost: parts.cost.optional(),
    ifPaid: parts.cost.optional(),
  })

export const buildAlternativeCost = ({ cost, filter }: IrParts) =>
  z.strictObject({
    kind: z.literal('alternative-cost'),
    what: z.union([z.literal('self'), filter]),
    who: relationSchema,
    cost,
    asThough: z.literal('flash').optional(),
  })

export const buildCombatCost = ({ amount, cost, effect, filter }: IrParts) => {
  const affected = z.union([z.enum(['self', 'attached']), filter])
  return z.strictObject({
    kind: z.literal('combat-cost'),
    act: z.enum(['attack', 'block']),
    who: affected,
    defending: filter.optional(),
    attacker: affected.optional(),
    cost,
    x: amount.optional(),
    optional: z.literal(true).optional(),
    after: listSchema(effect, 50).optional(),
  })
}

export const buildCostChange = ({ amount, condition, cost, filter }: IrParts) =>
  z.strictObject({
    kind: z.literal('cost-change'),
    what: filter,
    who: relationSchema,
    more: cost.optional(),
    less: cost.optional(),
    atLeast: intSchema.optional(),
    perEach: amount.optional(),
    condition: condition.optional(),
  })
