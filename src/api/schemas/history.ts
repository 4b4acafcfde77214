import { z } from '@hono/zod-openapi'
import { CERTAINTIES } from '../../library/index.ts'
import { editionDate } from './edition.ts'
import { sentencesSchema } from './language.ts'
import { ruleRef } from './rule.ts'

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Any day of the calendar. */
export const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay, 'no-such-day')
  .openapi({ description: 'A day; the edition in force on it is taken', example: '2008-03-15' })

export const ruleIdSchema = z.string().openapi({
  description: 'The rule’s own id: its first number and edition. It never changes',
  example: '217.1c@2001-07-23',
})

export const certaintySchema = z.enum(CERTAINTIES).openapi({
  description:
    '`identical`: the same wording; `edited`: another wording of the same rule; `split`: several rules, or a part of one; `merged`: taken into another; `removed`: no more; `added`: not yet',
})

export const lineageRef = z
  .strictObject({
    id: ruleIdSchema,
    number: z.string().openapi({ description: 'Its number in the edition named' }),
    edition: editionDate,
  })
  .openapi('RuleOfEdition')

/** Another rule that had the same number in other editions. */
export const otherMeaning = z
  .strictObject({
    id: ruleIdSchema,
    from: editionDate.openapi({ description: 'First edition in which the number meant it' }),
    to: editionDate.openapi({ description: 'Last edition in which the number meant it' }),
    today: z.array(z.string()).openapi({ description: 'Its numbers today; none where it is no more' }),
  })
  .openapi('OtherMeaning')

const stretch = z
  .strictObject({
    number: z.string(),
    from: editionDate,
    to: editionDate.openapi({ description: 'The last edition in which it had this number and this wording' }),
    step: z
      .enum(['added', 'split', 'renumbered', 'edited', 'renumbered-and-edited', 'returned'])
      .openapi({ description: 'What happened when the stretch began' }),
  })
  .openapi('Stretch')

export const ruleLineage = z
  .strictObject({
    id: ruleIdSchema,
    today: z.array(ruleRef).openapi({ description: 'Where it stands in the newest edition; none where it is no more' }),
    certainty: certaintySchema.openapi({ description: 'How surely its last wording is what stands there today' }),
    stretches: z
      .array(stretch)
      .openapi({ description: 'Oldest first; every edition 1999–2026 is in one of them or lacks it' }),
    splitFrom: lineageRef.nullable().openapi({ description: 'The rule of which it was a part before' }),
    mergedInto: lineageRef.nullable().openapi({ description: 'The rule into which it went' }),
    parts: z.array(lineageRef).openapi({ description: 'Rules that were a part of it before' }),
  })
  .openapi('RuleLineage')

export const ruleHistory = z
  .strictObject({
    object: z.literal('rule-history'),
    number: z.string(),
    edition: editionDate.nullable().openapi({ description: 'The edition whose number it is; null: any' }),
    lineages: z.array(ruleLineage).openapi({ description: 'The rules that had the number, today’s first' }),
    uri: z.string(),
  })
  .openapi('RuleHistory')

export const resolutionSchema = z
  .strictObject({
    object: z.literal('resolution'),
    number: z.string(),
    edition: editionDate,
    to: editionDate.openapi({ description: 'The edition in which it is looked for' }),
    id: ruleIdSchema,
    certainty: certaintySchema,
    numbers: z.array(ruleRef).openapi({ description: 'Its numbers there, the rule itself first' }),
    above: ruleRef.nullable().openapi({ description: 'Where it has none: the nearest rule above it that does' }),
    reusedBy: ruleIdSchema.nullable().openapi({ description: 'The other rule that has the old number there' }),
    message: sentencesSchema,
    warning: sentencesSchema
      .optional()
      .openapi({ description: 'Said where the old number means something else there' }),
    uri: z.string(),
  })
  .openapi('Resolution')
