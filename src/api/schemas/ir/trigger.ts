import { z } from '@hono/zod-openapi'
import { FLIP_OUTCOMES } from '../../../core/chance.ts'
import { PLAYER_DESIGNATIONS, TIMES } from '../../../core/designation.ts'
import { idSchema, intSchema, listSchema, nameSchema } from '../bounded.ts'
import type { IrParts } from './ir-parts.ts'
import { comparatorSchema, manaTypeSchema, relationSchema, stepSchema, zoneSchema } from './words.ts'

const on = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ on: z.literal(name), ...shape })

export const buildTrigger = ({ amount, condition, filter, trigger }: IrParts) => {
  const watched = z.union([z.enum(['self', 'attached']), filter])
  const what = { what: watched }
  const who = { who: relationSchema }
  const nth = intSchema.optional()
  const flag = z.boolean().optional()
  const zone = zoneSchema.optional()
  const count = z.strictObject({ op: comparatorSchema, amount }).optional()
  return z.discriminatedUnion('on', [
    on('enters', what),
    on('dies', what),
    on('leaves', what),
    on('zone-change', { ...what, from: zone, to: zone }),
    on('attacks', { ...what, alone: flag, defender: relationSchema.optional(), defending: filter.optional() }),
    on('you-attack', {}),
    on('player-attacks', { ...who, whom: relationSchema.optional() }),
    on('is-attacked', what),
    on('blocks', { ...what, attacker: filter.optional(), count }),
    on('becomes-blocked', { ...what, blocker: filter.optional(), count }),
    on('attacks-unblocked', what),
    on('deals-damage', { ...what, combat: flag, to: filter.optional(), oneOrMore: z.literal(true).optional() }),
    on('is-dealt-damage', { ...what, combat: flag, excess: flag }),
    on('damage-prevented', what),
    on('casts', { ...who, what: filter, nth }),
    on('step-begins', { step: stepSchema, whose: relationSchema, second: z.literal(true).optional() }),
    on('draws', { ...who, nth }),
    on('flips-coin', { ...who, came: z.enum(FLIP_OUTCOMES).optional() }),
    on('rolls-dice', { ...who, each: z.literal(true).optional(), result: count, natural: nth }),
    on('gains-life', who),
    on('loses-life', who),
    on('discards', { ...who, what: filter }),
    on('sacrifices', { ...who, what: filter }),
    on('taps', { ...what, forMana: flag, produces: manaTypeSchema.optional() }),
    on('untaps', what),
    on('becomes-target', { ...what, by: filter }),
    on('counters-put', { ...what, counter: idSchema, nth: intSchema.optional() }),
    on('counters-removed', { ...what, counter: idSchema, last: flag }),
    on('chapter', { numbers: listSchema(intSchema, 20) }),
    on('room', { room: nameSchema, leadsTo: listSchema(nameSchema, 10) }),
    on('designated', { ...who, as: z.enum(PLAYER_DESIGNATIONS) }),
    on('time-changes', { to: z.enum([...TIMES, 'other']) }),
    on('becomes-level', { ...what, level: intSchema }),
    on('plays-land', who),
    on('cycles', { ...what, who: relationSchema.optional() }),
    ...buildFaceEvents({ filter }),
    on('attached', what),
    on('unattached', what),
    on('countered', { what: filter }),
    on('resolves', { what: filter }),
    on('loses-control', { ...who, ...what }),
    on('loses-game', who),
    on('state', { condition }),
    on('any', { events: listSchema(trigger, 10) }),
    on('one-or-more', { of: trigger }),
  ])
}

/** Which side is up, and whether a permanent is there. */
const buildFaceEvents = ({ filter }: Pick<IrParts, 'filter'>) => {
  const what = { what: z.union([z.enum(['self', 'attached']), filter]) }
  return [
    on('turned-face-up', what),
    on('transforms', { ...what, into: filter.optional() }),
    on('mutates', what),
    on('championed', { what: filter }),
    on('phases-out', what),
    on('phases-in', what),
  ] as const
}

/** The coming of a step, which only delayed triggers wait for. */
export const nextStepSchema = on('next-step', { step: stepSchema, whose: z.enum(['any', 'you']) })
