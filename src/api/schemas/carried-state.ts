import { z } from '@hono/zod-openapi'
import { TIMES } from '../../core/designation.ts'
import { OPENING_STAGES } from '../../core/opening.ts'
import { PENDING_STEPS } from '../../core/state.ts'
import { idSchema, idsSchema, intSchema, listSchema, mapSchema } from './bounded.ts'
import { answerSchema, decisionSchema } from './decision.ts'
import { triggerFactsSchema } from './game-object.ts'
import {
  abilitySchema,
  cardDefinitionSchema,
  effectSchema,
  filterSchema,
  modificationSchema,
  permissionSchema,
  replacementSchema,
  requirementSchema,
  restrictionSchema,
  triggerSchema,
} from './ir/ir.ts'
import { nextStepSchema } from './ir/trigger.ts'
import { cardTypeSchema, durationSchema } from './ir/words.ts'

/** What a position carries from one request to the next: effects, triggers, history and open questions. */
const origin = { id: idSchema, source: idSchema, controller: idSchema }
const bound = mapSchema(idsSchema)

export const floatingEffectSchema = z
  .strictObject({
    ...origin,
    objects: idsSchema,
    filter: z.union([z.enum(['self', 'attached']), filterSchema]).optional(),
    awaits: z.strictObject({ player: idSchema, what: filterSchema }).optional(),
    modifications: listSchema(modificationSchema, 50).optional(),
    rule: z.discriminatedUnion('kind', [restrictionSchema, requirementSchema, permissionSchema]).optional(),
    replacement: replacementSchema.optional(),
    left: intSchema.optional(),
    toward: idsSchema.optional(),
    copies: listSchema(z.strictObject({ object: idSchema, below: cardDefinitionSchema.optional() })).optional(),
    duration: durationSchema,
    timestamp: intSchema,
    turn: intSchema,
  })
  .openapi('FloatingEffect')

export const delayedTriggerSchema = z
  .strictObject({
    ...origin,
    event: z.union([nextStepSchema, triggerSchema]),
    effects: listSchema(effectSchema, 50),
    bound,
    x: intSchema.optional(),
    since: intSchema.optional(),
    thisTurn: z.boolean().optional(),
    turn: intSchema,
  })
  .openapi('DelayedTrigger')

export const waitingTriggerSchema = z
  .strictObject({
    ...origin,
    ability: abilitySchema,
    event: triggerFactsSchema,
    bound: bound.optional(),
    x: intSchema.optional(),
    since: intSchema.optional(),
  })
  .openapi('WaitingTrigger')

const perPlayer = mapSchema(intSchema).optional()

export const historySchema = z
  .strictObject({
    spellsCast: perPlayer,
    spellTypes: listSchema(z.strictObject({ by: idSchema, types: listSchema(cardTypeSchema, 20) })).optional(),
    cardsDrawn: perPlayer,
    drawnInDrawStep: perPlayer,
    lifeGained: perPlayer,
    lifeLost: perPlayer,
    creaturesDied: intSchema.optional(),
    attackedWith: perPlayer,
    attacked: idsSchema.optional(),
    assaults: listSchema(z.strictObject({ by: idSchema, on: idSchema })).optional(),
    blocked: idsSchema.optional(),
    dealtDamage: idsSchema.optional(),
    entered: idsSchema.optional(),
    used: listSchema(z.string().max(200)).optional(),
    castLastTurn: intSchema.nullable().optional(),
  })
  .openapi('History', { description: 'What happened this turn; what is left out is taken to be nothing' })

export const designationsSchema = z
  .strictObject({ monarch: idSchema.optional(), initiative: idSchema.optional(), time: z.enum(TIMES).optional() })
  .openapi('Designations', { description: 'Who is the monarch, who has the initiative, whether it is day or night' })

export const pendingSchema = z
  .strictObject({
    decision: decisionSchema,
    step: z.enum(PENDING_STEPS),
    answers: z.record(z.string().max(400), answerSchema),
  })
  .openapi('Pending')

const choiceMade = z.string().max(40)

export const loopSchema = z
  .strictObject({
    marks: listSchema(
      z.strictObject({
        game: z.string().max(40),
        by: idSchema.optional(),
        choice: choiceMade.optional(),
        declined: idSchema.optional(),
        apart: z.strictObject({ game: z.string().max(40), life: listSchema(z.int(), 100) }).optional(),
      }),
      100,
    ),
    differ: z.strictObject({ player: idSchema, choice: choiceMade }).optional(),
  })
  .openapi('Loop', { description: 'How this step has gone, so that a loop is seen when it comes round (104.4b, 732)' })

const unfinishedSchema = z
  .strictObject({
    source: idSchema,
    controller: idSchema,
    effects: listSchema(effectSchema, 40),
    targets: bound,
    bound,
    numbers: mapSchema(intSchema),
    each: idSchema.optional(),
    x: intSchema,
  })
  .openapi('Unfinished', {
    description: 'The rest of an effect that restarted the game or created a subgame (727.4, 729.5)',
  })

export const discontinuedSchema = z
  .strictObject({ object: idSchema.nullable(), unfinished: listSchema(unfinishedSchema, 20) })
  .openapi('Discontinued', { description: 'What is still to be done once a subgame is over (729.5)' })

export const openingSchema = z
  .strictObject({
    stage: z.enum(OPENING_STAGES),
    starting: idSchema.nullable(),
    unshuffled: idsSchema,
    mulligans: mapSchema(intSchema),
    kept: idsSchema,
    owing: idsSchema,
    unfinished: listSchema(unfinishedSchema, 20).optional(),
  })
  .openapi('Opening', { description: 'A game whose first turn has not begun (103)' })

export const combatSchema = z
  .strictObject({
    attackers: listSchema(
      z.strictObject({
        attacker: idSchema,
        defender: idSchema,
        left: idSchema.optional(),
        band: intSchema.optional().openapi({ description: 'Attackers with the same number are a band' }),
      }),
    ).optional(),
    blockers: listSchema(z.strictObject({ blocker: idSchema, attacker: idSchema })).optional(),
    blocked: idsSchema.optional(),
    declaredAttackers: z.boolean().optional(),
    declaredBlockers: idsSchema.optional(),
    damageStep: intSchema.optional(),
    struck: idsSchema.optional(),
    defending: idSchema.optional(),
    compelled: idsSchema.optional(),
    formerly: listSchema(
      z.strictObject({ attacker: idSchema, player: idSchema.nullable(), defender: idSchema.optional() }),
    ).optional(),
  })
  .openapi('Combat')

export const gameResultSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('won'), winners: idsSchema }),
    z.strictObject({ kind: z.literal('drawn') }),
  ])
  .openapi('GameResult')
