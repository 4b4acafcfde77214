import { z } from '@hono/zod-openapi'
import { COIN_SIDES } from '../../../core/chance.ts'
import { PHASES, STEPS } from '../../../core/step.ts'
import { idSchema, intSchema, listSchema } from '../bounded.ts'
import { buildChoice, linkSchema } from './choice.ts'
import { buildCopyExceptions } from './copy.ts'
import type { IrParts } from './ir-parts.ts'
import { comparatorSchema, manaTypeSchema, relationSchema, zoneSchema } from './words.ts'

const kind = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

/** Which damage: to whom, by what, in combat or not, the next time only. */
const aboutDamage = <T extends z.ZodType>(affected: T) => ({
  to: affected.optional(),
  from: affected.optional(),
  on: z.literal('source').optional(),
  combat: z.boolean().optional(),
  once: z.boolean().optional(),
})

const buildChance = ({ amount, cost }: IrParts) =>
  [
    kind('fix-flip', { who: relationSchema, side: z.enum(COIN_SIDES).optional(), wins: z.literal(true).optional() }),
    kind('spare-roll', { of: z.enum(['coin', 'dice']), who: relationSchema, ignore: z.enum(['lowest', 'chosen']) }),
    kind('modify-roll', {
      who: relationSchema,
      how: z.union([z.literal('reroll'), z.strictObject({ plus: amount })]),
      natural: z.strictObject({ op: comparatorSchema, amount }).optional(),
      optional: z.literal(true).optional(),
      cost: cost.optional(),
    }),
  ] as const

const buildCounters = ({ amount }: IrParts) => z.strictObject({ counter: idSchema, amount })

/** CR 614.1a: a zone change that goes elsewhere. */
const buildRedirection = (parts: IrParts) =>
  kind('redirect-zone', {
    what: z.union([z.literal('self'), parts.filter]),
    from: zoneSchema.optional(),
    to: zoneSchema.optional(),
    instead: zoneSchema,
    position: z.enum(['top', 'bottom']).optional(),
    reveal: z.boolean().optional(),
    counters: buildCounters(parts).optional(),
    uncast: z.literal(true).optional(),
    link: linkSchema.optional(),
    besides: listSchema(parts.effect, 50).optional(),
  })

export const buildReplacement = (parts: IrParts) => {
  const { amount, condition, effect, filter, ref } = parts
  const affected = z.union([z.enum(['self', 'attached']), filter])
  const about = aboutDamage(affected)
  return z.discriminatedUnion('kind', [
    ...buildZoneChanges(parts),
    kind('as-transforms', { effects: listSchema(effect, 50) }),
    kind('turned-up', { effects: listSchema(effect, 50), ifPaid: z.literal('megamorph').optional() }),
    kind('prevent-damage', {
      ...about,
      amount: amount.optional(),
      besides: listSchema(effect, 50).optional(),
    }),
    kind('redirect-damage', { ...about, amount: amount.optional(), instead: ref }),
    kind('instead', {
      event: z.enum(['draw', 'life-gain', 'life-loss', 'life-payment']),
      who: relationSchema,
      condition: condition.optional(),
      exceptFirst: z.literal(true).optional(),
      optional: z.boolean().optional(),
      once: z.boolean().optional(),
      effects: listSchema(effect, 50),
    }),
    kind('enters-under', { what: filter, from: relationSchema }),
    kind('life-floor', { who: relationSchema, least: intSchema }),
    kind('skip', {
      what: z.enum(['turn', 'extra-turn', ...STEPS, ...PHASES]),
      who: relationSchema,
      once: z.boolean().optional(),
    }),
    kind('modify-amount', {
      event: z.enum(['counters', 'tokens', 'damage', 'life-gain', 'draws', 'draw', 'mana']),
      who: relationSchema,
      what: filter.optional(),
      to: filter.optional(),
      counter: idSchema.optional(),
      byEffect: z.boolean().optional(),
      times: intSchema.optional(),
      plus: intSchema.optional(),
    }),
    ...buildChance(parts),
    kind('produce-instead', {
      who: relationSchema,
      what: filter.optional(),
      type: manaTypeSchema,
      amount: intSchema.optional(),
    }),
  ])
}

/** How something enters, and where it goes instead of somewhere else. */
const buildZoneChanges = (parts: IrParts) => {
  const { condition, cost, filter } = parts
  const self = z.union([z.literal('self'), filter])
  return [
    kind('enters-with', {
      what: self,
      tapped: z.boolean().optional(),
      prepared: z.literal(true).optional(),
      transformed: z.literal(true).optional(),
      counters: buildCounters(parts).optional(),
      unless: condition.optional(),
      condition: condition.optional(),
      being: listSchema(parts.modification, 20).optional(),
      unlessPaid: cost.optional(),
      choose: z.strictObject({ choice: buildChoice(parts), link: linkSchema }).optional(),
      taking: z
        .strictObject({
          how: z.enum(['sacrifice', 'exile']),
          what: filter,
          each: buildCounters(parts).optional(),
          link: linkSchema.optional(),
        })
        .optional(),
    }),
    kind('enters-as-copy', {
      what: filter.optional(),
      of: filter,
      optional: z.boolean().optional(),
      tapped: z.boolean().optional(),
      counters: buildCounters(parts).optional(),
      except: buildCopyExceptions(parts).optional(),
      effects: listSchema(parts.effect, 20).optional(),
    }),
    buildRedirection(parts),
  ] as const
}
