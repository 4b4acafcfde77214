import type { z } from '@hono/zod-openapi'
import type { Ability } from '../../../core/ability.ts'
import type { Amount } from '../../../core/amount.ts'
import type { CardDefinition, Gap, TokenDefinition } from '../../../core/card.ts'
import type { Condition } from '../../../core/condition.ts'
import type { Cost } from '../../../core/cost.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Filter } from '../../../core/filter.ts'
import type { Modification } from '../../../core/modification.ts'
import type { Ref } from '../../../core/ref.ts'
import type { Replacement } from '../../../core/replacement.ts'
import type { TriggerEvent } from '../../../core/trigger.ts'

/** The schemas that need one another. Each file builds its own from this; `ir.ts` ties the knot. */
export interface IrParts {
  readonly ability: z.ZodType<Ability>
  readonly amount: z.ZodType<Amount>
  readonly condition: z.ZodType<Condition>
  readonly cost: z.ZodType<Cost>
  readonly definition: z.ZodType<CardDefinition>
  readonly effect: z.ZodType<Effect>
  readonly filter: z.ZodType<Filter>
  readonly gap: z.ZodType<Gap>
  readonly modification: z.ZodType<Modification>
  readonly ref: z.ZodType<Ref>
  readonly replacement: z.ZodType<Replacement>
  readonly trigger: z.ZodType<TriggerEvent>
  readonly token: z.ZodType<TokenDefinition>
}
