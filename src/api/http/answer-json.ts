import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../env.ts'

/** An answer typed by the schema that documents it. Where the header chose its language, `Vary` says so. */
export const answerJson = <S extends z.ZodType>(c: AppContext, _schema: S, value: z.infer<S>): Response => {
  if (c.req.query('lang') === 'auto') c.header('Vary', 'Accept-Language', { append: true })
  return c.json(value as object)
}
