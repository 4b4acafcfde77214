import { z } from '@hono/zod-openapi'

/** A list in Scryfall's manner. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    object: z.literal('list'),
    has_more: z.boolean(),
    next_page: z.url().optional().openapi({ description: 'Address of the next page, where there is one' }),
    warnings: z.array(z.string()).optional(),
    data: z.array(item),
  })

/** A whole list on one page. */
export const wholeList = <T>(data: readonly T[]): { object: 'list'; has_more: boolean; data: T[] } => ({
  object: 'list',
  has_more: false,
  data: [...data],
})
