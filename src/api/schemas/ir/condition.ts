import { z } from '@hono/zod-openapi'
import { FLIP_OUTCOMES } from '../../../core/chance.ts'
import { PLAYER_DESIGNATIONS, TIMES } from '../../../core/designation.ts'
import { PAID_KEYWORDS } from '../../../core/keyword.ts'
import { idSchema, intSchema, listSchema, nameSchema } from '../bounded.ts'
import { linked } from './choice.ts'
import type { IrParts } from './ir-parts.ts'
import { comparatorSchema, stepSchema } from './words.ts'

const kind = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

export const buildCondition = ({ amount, condition, filter, ref }: IrParts) =>
  z.discriminatedUnion('kind', [
    kind('compare', { left: amount, op: comparatorSchema, right: amount }),
    kind('matches', { what: ref, filter }),
    kind('card-matches', { what: ref, filter }),
    kind('controls', { who: ref, filter, op: comparatorSchema.optional(), count: amount.optional() }),
    kind('turn-of', { who: ref }),
    kind('during', { steps: listSchema(stepSchema, 20) }),
    kind('combat-point', {
      when: z.enum(['before', 'after']),
      point: z.enum(['attackers-declared', 'blockers-declared', 'combat-damage', 'end-of-combat', 'combat']),
      duringCombat: z.literal(true).optional(),
    }),
    kind('paid-additional-cost', { keyword: z.enum(PAID_KEYWORDS), nth: intSchema.optional() }),
    kind('did', { name: idSchema }),
    kind('life-at-most', { who: ref, amount }),
    kind('chose', { value: nameSchema, ...linked }),
    kind('resolved-this-turn', { times: intSchema }),
    kind('was-cast', {}),
    kind('flip', { came: z.enum(FLIP_OUTCOMES) }),
    kind('rolled-doubles', {}),
    kind('after-upkeep', {}),
    kind('designated', { who: ref, as: z.enum([...PLAYER_DESIGNATIONS, 'max-speed']) }),
    kind('time', { is: z.enum(TIMES) }),
    kind('solved', { what: ref }),
    kind('prepared', { what: ref }),
    kind('not', { not: condition }),
    kind('and', { all: listSchema(condition, 20) }),
    kind('or', { any: listSchema(condition, 20) }),
  ])
