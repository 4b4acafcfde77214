import { z } from '@hono/zod-openapi'

const problemError = z
  .strictObject({
    pointer: z.string().optional().openapi({ description: 'JSON pointer into the body (RFC 6901)' }),
    parameter: z.string().optional().openapi({ description: 'Name of the query or path parameter' }),
    code: z.string().openapi({ description: 'Stable code', example: 'card.unknown' }),
    detail: z.string().openapi({ description: 'A sentence in the language asked for' }),
    rules: z.array(z.string()).optional().openapi({ description: 'Rules that are broken' }),
    nearest: z.array(z.string()).optional().openapi({ description: 'What may have been meant' }),
  })
  .openapi('ProblemError')

export const problemDocument = z
  .strictObject({
    type: z.url().openapi({ description: 'The page that explains this kind of problem' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(problemError).optional(),
    nearest: z.array(z.string()).optional(),
    successors: z
      .array(z.string())
      .optional()
      .openapi({ description: 'Where the rule stands now, if the number is one of older editions' }),
  })
  .openapi('Problem', { description: 'RFC 9457 problem details' })

export type ProblemError = z.infer<typeof problemError>
export type ProblemDocument = z.infer<typeof problemDocument>
