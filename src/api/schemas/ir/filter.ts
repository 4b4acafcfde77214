import { z } from '@hono/zod-openapi'
import { ALTERNATIVE_KINDS } from '../../../core/card.ts'
import { idSchema, listSchema, nameSchema } from '../bounded.ts'
import { hasChosenSchema } from './choice.ts'
import type { IrParts } from './ir-parts.ts'
import {
  cardTypeSchema,
  colorSchema,
  comparatorSchema,
  keywordNameSchema,
  relationSchema,
  subtypesSchema,
  supertypeSchema,
  zoneSchema,
} from './words.ts'

const flag = z.boolean().optional()
/** What is so of an object or not: its status, its part in combat, what is on it (110.5, 301.5, 303.4, 506–509), and what it is called. */
const status = {
  tapped: flag,
  token: flag,
  attacking: flag,
  blocking: flag,
  blocked: flag,
  hadToAttack: flag,
  faceDown: flag,
  phasedOut: z.literal(true).optional(),
  enchanted: flag,
  equipped: flag,
  hasAbilities: flag,
  xInCost: flag,
  historic: flag,
  modified: flag,
}

/** How an object stands to what a reference names. */
const buildRelated = (ref: IrParts['ref']) => ({
  controlledBy: ref.optional(),
  ownedBy: ref.optional(),
  is: ref.optional(),
  notRef: ref.optional(),
  attachedTo: ref.optional(),
})

export const buildFilter = ({ amount, filter, ref }: IrParts) => {
  const comparison = z.strictObject({ op: comparatorSchema, amount })
  const types = listSchema(cardTypeSchema, 20)
  const supertypes = listSchema(supertypeSchema, 10)
  const colors = listSchema(colorSchema, 5)
  const keywords = listSchema(keywordNameSchema, 60)
  return z.strictObject({
    subject: z.enum(['permanent', 'card', 'spell', 'ability', 'player']).optional(),
    anyOf: listSchema(filter, 20).optional(),
    zones: listSchema(zoneSchema, 10).optional(),
    types: types.optional(),
    notTypes: types.optional(),
    subtypes: subtypesSchema.optional(),
    notSubtypes: subtypesSchema.optional(),
    supertypes: supertypes.optional(),
    notSupertypes: supertypes.optional(),
    colors: colors.optional(),
    notColors: colors.optional(),
    someColors: colors.optional(),
    colorCount: z.enum(['colorless', 'colored', 'monocolored', 'multicolored']).optional(),
    name: nameSchema.optional(),
    alternative: z.enum(ALTERNATIVE_KINDS).optional(),
    keywords: keywords.optional(),
    notKeywords: keywords.optional(),
    power: comparison.optional(),
    toughness: comparison.optional(),
    manaValue: comparison.optional(),
    topOfLibrary: flag,
    ...status,
    counter: idSchema.optional(),
    controller: relationSchema.optional(),
    owner: relationSchema.optional(),
    ...buildRelated(ref),
    other: flag,
    player: relationSchema.optional(),
    attackedBy: z.strictObject({ who: relationSchema, when: z.enum(['now', 'this-turn']) }).optional(),
    targets: filter.optional(),
    targetsOnly: filter.optional(),
    singleTarget: flag,
    abilityKind: z.enum(['activated', 'triggered']).optional(),
    thisTurn: z.enum(['dealt-damage', 'attacked', 'blocked', 'entered', 'cast']).optional(),
    chosen: hasChosenSchema.optional(),
    notChosen: hasChosenSchema.optional(),
    shares: z.strictObject({ what: z.enum(['color', 'creature-type', 'name', 'card-type']), with: ref }).optional(),
  })
}
