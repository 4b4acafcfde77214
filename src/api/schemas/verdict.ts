import { z } from '@hono/zod-openapi'
import { actionSchema } from './action.ts'
import { idsSchema, intSchema, listSchema, ruleSchema } from './bounded.ts'
import { decisionSchema } from './decision.ts'
import { eventSchema } from './event.ts'
import { gapSchema } from './ir/ir.ts'
import { sentencesSchema } from './language.ts'
import { positionSchema } from './position.ts'

const at = intSchema.openapi({ description: 'Index of the action this is about; those before it were legal' })
const param = z.union([z.string(), z.number(), z.array(z.string())])

export const reasonSchema = z
  .strictObject({
    code: z.string().openapi({ description: 'Stable code of the reason', example: 'target.hexproof' }),
    rules: listSchema(ruleSchema).openapi({ description: 'Rules it follows from, by their numbers in `edition`' }),
    edition: z.string(),
    objects: idsSchema,
    params: z.record(z.string(), z.unknown()).openapi({ description: 'The facts of the sentence' }),
    message: sentencesSchema,
    alternative: actionSchema.optional().openapi({ description: 'A like action that would be legal' }),
  })
  .openapi('Reason')

export const trailEntry = z
  .strictObject({ rule: ruleSchema, params: z.record(z.string(), param).optional() })
  .openapi('TrailEntry', { description: 'One rule applied' })

const assumptionSchema = z
  .strictObject({
    code: z.enum([
      'history',
      'priority',
      'summoning-sick',
      'controlled-since',
      'lands-played',
      'random',
      'gap-ignored',
    ]),
    pointer: z.string(),
    message: sentencesSchema,
  })
  .openapi('Assumption', { description: 'Something left out that mattered and was taken to be nothing' })

export const toldGap = gapSchema.extend({ message: sentencesSchema }).openapi('ToldGap')

const legalVerdict = z
  .strictObject({
    verdict: z.literal('legal'),
    state: positionSchema.optional(),
    events: z.array(eventSchema).optional(),
    trail: z.array(trailEntry).optional(),
    decision: decisionSchema.nullable().openapi({ description: 'The choice that now waits for somebody' }),
    question: sentencesSchema.optional().openapi({ description: 'The decision as a question' }),
    assumptions: z.array(assumptionSchema),
  })
  .openapi('LegalVerdict')

const illegalVerdict = z
  .strictObject({ verdict: z.literal('illegal'), at, reasons: z.array(reasonSchema) })
  .openapi('IllegalVerdict')

const incompleteVerdict = z
  .strictObject({
    verdict: z.literal('incomplete'),
    at,
    decision: decisionSchema.openapi({ description: 'The choice that the action lacks' }),
    question: sentencesSchema,
  })
  .openapi('IncompleteVerdict')

const unsupportedVerdict = z
  .strictObject({ verdict: z.literal('unsupported'), at, gaps: z.array(toldGap) })
  .openapi('UnsupportedVerdict')

export const verdictSchema = z
  .discriminatedUnion('verdict', [legalVerdict, illegalVerdict, incompleteVerdict, unsupportedVerdict])
  .openapi('Verdict')

export type VerdictAnswer = z.infer<typeof verdictSchema>
export type ReasonAnswer = z.infer<typeof reasonSchema>
