import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '../../library/index.ts'

export const languageSchema = z.enum(LANGUAGES)

/** `?lang=` where an answer is in one language; the header decides where it is absent. */
export const languageParameter = languageSchema.optional().openapi({
  param: { name: 'lang', in: 'query' },
  description: 'Language of the answer; where absent, `Accept-Language` decides',
})

/** `?lang=` where sentences come in both languages unless one is asked for. */
export const voiceParameter = z
  .enum([...LANGUAGES, 'auto'])
  .optional()
  .openapi({
    param: { name: 'lang', in: 'query' },
    description:
      'Keep the sentences of one language; `auto` leaves the choice to `Accept-Language`; where absent, both',
  })

export const sentencesSchema = z
  .union([z.strictObject({ en: z.string(), fr: z.string() }), z.string()])
  .openapi('Sentences', { description: 'The same sentence in both languages, or only the one asked for' })
