import { z } from '@hono/zod-openapi'
import { buildAbility, buildToken } from './ability.ts'
import { buildAmount } from './amount.ts'
import { buildCardDefinition, buildGap } from './card-definition.ts'
import { buildCondition } from './condition.ts'
import { buildCost } from './cost.ts'
import { buildEffect } from './effect.ts'
import { buildFilter } from './filter.ts'
import type { IrParts } from './ir-parts.ts'
import { buildModification } from './modification.ts'
import { buildPermission, buildRequirement, buildRestriction } from './permission.ts'
import { buildRef } from './ref.ts'
import { buildReplacement } from './replacement.ts'
import { buildTrigger } from './trigger.ts'

/** The nouns of card text define one another, so each is first known by a promise of itself. */
const parts: IrParts = {
  ability: z.lazy(() => abilitySchema),
  amount: z.lazy(() => amountSchema),
  condition: z.lazy(() => conditionSchema),
  cost: z.lazy(() => costSchema),
  definition: z.lazy(() => cardDefinitionSchema),
  effect: z.lazy(() => effectSchema),
  filter: z.lazy(() => filterSchema),
  gap: z.lazy(() => gapSchema),
  modification: z.lazy(() => modificationSchema),
  ref: z.lazy(() => refSchema),
  replacement: z.lazy(() => replacementSchema),
  trigger: z.lazy(() => triggerSchema),
  token: z.lazy(() => tokenSchema),
}

export const refSchema = buildRef(parts).openapi('Ref')
export const amountSchema = buildAmount(parts).openapi('Amount')
export const filterSchema = buildFilter(parts).openapi('Filter')
export const conditionSchema = buildCondition(parts).openapi('Condition')
export const costSchema = buildCost(parts).openapi('Cost')
export const modificationSchema = buildModification(parts).openapi('Modification')
export const replacementSchema = buildReplacement(parts).openapi('Replacement')
export const effectSchema = buildEffect(parts).openapi('Effect')
export const abilitySchema = buildAbility(parts).openapi('Ability')
export const tokenSchema = buildToken(parts).openapi('Token')
export const restrictionSchema = buildRestriction(parts)
export const requirementSchema = buildRequirement(parts)
export const permissionSchema = buildPermission(parts)
export const triggerSchema = buildTrigger(parts).openapi('TriggerEvent')
export const gapSchema = buildGap(parts).openapi('Gap', { description: 'Words of a card that are not understood' })
export const cardDefinitionSchema = buildCardDefinition(parts).openapi('CardDefinition')
