import { z } from '@hono/zod-openapi'
import { nameSchema } from '../bounded.ts'
import { buildFaceDownValues } from './face-down.ts'
import type { IrParts } from './ir-parts.ts'
import { as, flag, verb } from './verb.ts'

/** Instructions that show objects, turn them over or prepare them. */
export const buildFaceVerbs = (parts: IrParts) => {
  const { ref } = parts
  return [
    verb('transform', { what: ref }),
    verb('meld', {
      into: nameSchema,
      tapped: flag,
      attacking: z.union([z.literal(true), ref]).optional(),
      as,
    }),
    verb('reveal', { what: ref, to: ref.optional() }),
    verb('turn-face-up', { what: ref }),
    verb('phase-out', { what: ref, until: z.literal('source-leaves').optional() }),
    verb('phase-in', { what: ref }),
    verb('turn-face-down', { what: ref, as: buildFaceDownValues(parts).optional() }),
    verb('manifest', { who: ref, what: ref, cloak: flag, as }),
    verb('manifest-dread', { who: ref, as }),
    verb('prepare', { what: ref }),
    verb('unprepare', { what: ref }),
  ] as const
}
