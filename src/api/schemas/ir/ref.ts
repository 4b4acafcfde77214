import { z } from '@hono/zod-openapi'
import { idSchema, listSchema } from '../bounded.ts'
import { linked } from './choice.ts'
import type { IrParts } from './ir-parts.ts'

const pointer = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ ref: z.literal(name), ...shape })

export const buildRef = ({ ref, filter, amount }: IrParts) =>
  z.discriminatedUnion('ref', [
    pointer('self', {}),
    pointer('you', {}),
    pointer('target', { id: idSchema }),
    pointer('bound', { name: idSchema }),
    pointer('event', {
      role: z.enum(['all', 'object', 'source', 'player', 'attacker', 'blocker', 'defender', 'target']),
    }),
    pointer('attached', {}),
    pointer('all', { filter }),
    pointer('choose', {
      filter,
      count: amount,
      upTo: z.boolean().optional(),
      chooser: ref,
      random: z.boolean().optional(),
      damageSource: z.boolean().optional(),
    }),
    pointer('controller', { of: ref }),
    pointer('owner', { of: ref }),
    pointer('attacked', { by: ref }),
    pointer('library-top', { of: ref, count: amount }),
    pointer('player', { id: idSchema }),
    pointer('linked', linked),
    pointer('union', { refs: listSchema(ref, 20) }),
    pointer('each', {}),
  ])
