import { z } from '@hono/zod-openapi'
import { REPEATED_KEYWORDS } from '../../../core/keyword.ts'
import { idSchema, intSchema, listSchema } from '../bounded.ts'
import { linked } from './choice.ts'
import type { IrParts } from './ir-parts.ts'
import { colorSchema, manaTypeSchema } from './words.ts'

const CHARACTERISTICS = ['power', 'toughness', 'mana-value'] as const
const THIS_TURN = [
  'spells-cast',
  'creatures-died',
  'creatures-attacked-with',
  'life-gained',
  'life-lost',
  'cards-drawn',
  'lands-played',
] as const

const kind = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

export const buildAmount = ({ amount, filter, ref }: IrParts) =>
  z.union([
    intSchema,
    z.discriminatedUnion('kind', [
      kind('x', {}),
      kind('x-of', { of: ref }),
      kind('count', { filter }),
      kind('characteristic', { of: ref, which: z.enum(CHARACTERISTICS) }),
      kind('counters', { on: ref, counter: idSchema }),
      kind('life', { of: ref }),
      kind('speed', { of: ref }),
      kind('level', { of: ref }),
      kind('times-mutated', { of: ref }),
      kind('starting-life', { of: ref }),
      kind('hand-size', { of: ref }),
      kind('times-paid', { keyword: z.enum(REPEATED_KEYWORDS) }),
      kind('targets', { of: ref }),
      kind('mana-spent', { what: z.union([manaTypeSchema, z.literal('colors')]).optional() }),
      kind('event-amount', {}),
      kind('bound', { name: idSchema }),
      kind('sum', { of: listSchema(amount, 20) }),
      kind('times', { factor: intSchema, of: amount }),
      kind('half', { of: amount, round: z.enum(['up', 'down']) }),
      kind('greatest', { filter, which: z.enum(CHARACTERISTICS) }),
      kind('total', { filter, which: z.enum(CHARACTERISTICS) }),
      kind('distinct', { what: z.enum(['basic-land-types', 'card-types', 'colors', 'names']), filter }),
      kind('chosen-number', linked),
      kind('devotion', { of: ref, colors: listSchema(colorSchema, 5) }),
      kind('roll-result', { difference: z.literal(true).optional() }),
      kind('this-turn', { what: z.enum(THIS_TURN), who: ref }),
    ]),
  ])
