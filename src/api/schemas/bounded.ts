import { z } from '@hono/zod-openapi'
import { RESERVED_IDS } from '../../core/generated-id.ts'

/** How long texts and lists may be. Far more than a game needs, far less than would keep a Worker busy. */
export const LONGEST = {
  id: 100,
  name: 200,
  word: 60,
  text: 3000,
  cardTexts: 60_000,
  notation: 100_000,
  list: 1000,
  short: 100,
} as const

const isFree = (text: string): boolean => !RESERVED_IDS.includes(text)

/** An id or the key of a map. Names that every JavaScript object answers to are refused. */
export const idSchema = z.string().min(1).max(LONGEST.id).refine(isFree, 'reserved-name').openapi('Id', {
  description: 'Chosen by the sender; players and objects never share one',
  example: 'bears',
})

export const nameSchema = z.string().min(1).max(LONGEST.name)
export const wordSchema = z.string().min(1).max(LONGEST.word)
/** CR number as a string: `702.19b`. */
export const ruleSchema = z.string().min(1).max(20)
export const intSchema = z.int()

export const listSchema = <T extends z.ZodType>(item: T, most: number = LONGEST.list) => z.array(item).max(most)

export const mapSchema = <T extends z.ZodType>(value: T) =>
  z.record(z.string().min(1).max(LONGEST.id).refine(isFree, 'reserved-name'), value)

export const idsSchema = listSchema(idSchema)
