import { z } from '@hono/zod-openapi'
import type { Position } from '../../core/position.ts'
import { POSITION_FORMAT } from '../../core/position.ts'
import { EXTRA_PHASES, EXTRA_STEPS } from '../../core/step.ts'
import { idSchema, idsSchema, intSchema, LONGEST, listSchema, mapSchema, nameSchema, wordSchema } from './bounded.ts'
import { cardObjectsSchema } from './card-object.ts'
import {
  combatSchema,
  delayedTriggerSchema,
  designationsSchema,
  discontinuedSchema,
  floatingEffectSchema,
  gameResultSchema,
  historySchema,
  loopSchema,
  openingSchema,
  pendingSchema,
  waitingTriggerSchema,
} from './carried-state.ts'
import {
  castFactsSchema,
  chosenSchema,
  chosenTargetsSchema,
  countersSchema,
  manaSchema,
  snapshotSchema,
  stackKindSchema,
  triggerFactsSchema,
} from './game-object.ts'
import { abilitySchema, cardDefinitionSchema, tokenSchema } from './ir/ir.ts'
import { manaTypeSchema, stepSchema, zoneSchema } from './ir/words.ts'
import { faceDownSchema, marksSchema } from './marks.ts'

const part = z
  .union([nameSchema, z.strictObject({ id: idSchema.optional(), name: nameSchema })])
  .openapi('PositionPart', { description: 'A card of a melded pair, with the id it goes on with by itself' })
const melded = listSchema(part, 2)

const component = z
  .union([
    nameSchema,
    z.strictObject({
      id: idSchema.optional(),
      name: nameSchema.optional(),
      token: tokenSchema.optional(),
      melded: melded.optional(),
      copyOf: cardDefinitionSchema.optional(),
      back: z.literal(true).optional(),
      alternative: z.literal(true).optional(),
      down: faceDownSchema.optional(),
      at: intSchema.optional(),
    }),
  ])
  .openapi('PositionComponent', { description: 'A card, token or melded pair that is part of a merged permanent' })

const positionObject = z
  .strictObject({
    id: idSchema.optional(),
    name: nameSchema.nullable().optional(),
    token: tokenSchema.optional(),
    emblem: listSchema(abilitySchema, 20).optional(),
    copy: z.boolean().optional(),
    definition: cardDefinitionSchema.optional(),
    copyOf: cardDefinitionSchema.optional(),
    merged: listSchema(component, 100)
      .optional()
      .openapi({ description: 'What represents a merged permanent, the topmost first' }),
    melded: melded.optional().openapi({ description: 'The two cards of a meld pair' }),
    count: intSchema.optional().openapi({ description: 'This many of the same, on the way in only' }),
    owner: idSchema.optional(),
    tapped: z.boolean().optional(),
    faceDown: z.boolean().optional(),
    phasedOut: z.boolean().optional(),
    summoningSick: z.boolean().optional(),
    counters: countersSchema.optional(),
    counterTimestamps: mapSchema(intSchema).optional(),
    damage: intSchema.optional(),
    deathtouched: z.boolean().optional(),
    attachedTo: idSchema.nullable().optional(),
    regeneration: intSchema.optional(),
    level: intSchema.optional(),
    solved: z.boolean().optional(),
    prepared: z.boolean().optional(),
    timestamp: intSchema.optional(),
    cast: castFactsSchema.optional(),
    chosen: chosenSchema.optional(),
    marks: marksSchema.optional(),
  })
  .openapi('PositionObject')

const entry = z
  .union([nameSchema, z.null(), positionObject])
  .openapi('PositionEntry', { description: 'A name, `null` for a card not known, or an object' })

const zone = listSchema(entry, 2000)
export const hiddenZone = z
  .union([z.int().min(0).max(2000), zone])
  .openapi('HiddenZone', { description: 'How many cards, or the cards in order' })

const positionPlayer = z
  .strictObject({
    id: idSchema,
    life: intSchema.optional(),
    counters: countersSchema.optional(),
    mana: z.union([z.string().max(LONGEST.name), listSchema(manaSchema)]).optional(),
    landsPlayed: intSchema.optional(),
    library: hiddenZone.optional(),
    hand: hiddenZone.optional(),
    graveyard: zone.optional(),
    exile: zone.optional(),
    command: zone.optional(),
    battlefield: zone.optional(),
    drewFromEmpty: z.boolean().optional(),
    outside: listSchema(nameSchema, 200).optional(),
    companion: nameSchema.optional(),
    completed: listSchema(nameSchema, 200).optional(),
    speed: intSchema.optional(),
    blessed: z.boolean().optional(),
    lost: z.boolean().optional(),
  })
  .openapi('PositionPlayer')

const stackObject = z
  .strictObject({
    id: idSchema.optional(),
    name: nameSchema.nullable().optional(),
    copy: z.boolean().optional(),
    definition: cardDefinitionSchema.optional(),
    kind: stackKindSchema.optional(),
    controller: idSchema,
    owner: idSchema.optional(),
    source: idSchema.optional(),
    ability: abilitySchema.optional(),
    modes: listSchema(intSchema, 20).optional(),
    targets: listSchema(z.union([idsSchema, chosenTargetsSchema]), 20).optional(),
    x: intSchema.optional(),
    paid: listSchema(wordSchema, 20).optional(),
    manaSpent: listSchema(manaTypeSchema, 500).optional(),
    castFrom: zoneSchema.nullable().optional(),
    spliced: listSchema(abilitySchema, 100).optional(),
    event: triggerFactsSchema.nullable().optional(),
    bound: mapSchema(idsSchema).optional(),
    since: intSchema.optional(),
    faceDown: z.boolean().optional(),
    chosen: chosenSchema.optional(),
    marks: marksSchema.optional(),
    timestamp: intSchema.optional(),
  })
  .openapi('PositionStackObject')

const extraStep = z.enum(EXTRA_STEPS)

const positionTurn = z
  .strictObject({
    number: intSchema.optional(),
    active: z.union([idSchema, listSchema(idSchema, 20)]),
    step: stepSchema,
    priority: idSchema.nullable().optional(),
    passed: idsSchema.optional(),
    stack: listSchema(stackObject).optional(),
    combat: combatSchema.nullable().optional(),
    begun: z.boolean().optional(),
    cleanupTriggered: z.boolean().optional(),
    extraPhases: z
      .strictObject({
        phases: listSchema(z.union([z.enum(EXTRA_PHASES), z.strictObject({ only: extraStep })]), 100),
        next: stepSchema,
        single: z.literal(true).optional(),
      })
      .optional(),
    extraSteps: z.strictObject({ steps: listSchema(extraStep, 100), next: stepSchema }).optional(),
    postcombatMains: intSchema.optional(),
    upkeepOver: z.literal(true).optional(),
    combats: intSchema.optional(),
    orderFrom: idSchema.optional(),
    skips: listSchema(stepSchema, 20).optional(),
  })
  .openapi('PositionTurn')

export const rulesOptions = z.strictObject({
  edition: z.string().max(20).optional(),
  variant: z.string().max(60).optional(),
  options: mapSchema(z.union([z.boolean(), z.number(), z.string().max(LONGEST.name)]))
    .optional()
    .openapi({
      description:
        '`ignoreGaps`: words not understood are taken for nothing, all or those of the objects named; `randomness`: `table` if the players report coins and dice themselves; `graveyardOrder`: whether the order of cards in graveyards is asked for (404.3)',
    }),
})

const mainGame: z.ZodType<Position> = z.lazy(() => positionSchema)

export const positionSchema = z
  .strictObject({
    format: z.literal(POSITION_FORMAT).optional(),
    rules: rulesOptions.optional(),
    opening: openingSchema.nullable().optional(),
    turn: positionTurn.optional(),
    turns: listSchema(positionTurn, 20).optional(),
    players: listSchema(positionPlayer, 20),
    teams: listSchema(listSchema(idSchema, 20), 20).optional(),
    stack: listSchema(stackObject).optional(),
    seed: z
      .union([z.string().max(LONGEST.name), z.strictObject({ seed: z.string().max(LONGEST.name), drawn: intSchema })])
      .optional(),
    cards: cardObjectsSchema.optional(),
    effects: listSchema(floatingEffectSchema).optional(),
    delayed: listSchema(delayedTriggerSchema).optional(),
    waiting: listSchema(waitingTriggerSchema).optional(),
    lastKnown: mapSchema(snapshotSchema).optional(),
    history: historySchema.optional(),
    pending: pendingSchema.nullable().optional(),
    loop: loopSchema.nullable().optional(),
    extraTurns: listSchema(
      z.union([idSchema, z.strictObject({ player: idSchema, skips: listSchema(stepSchema, 20) })]),
    ).optional(),
    controlled: listSchema(
      z.strictObject({ player: idSchema, by: idSchema, turn: intSchema.nullable() }),
      20,
    ).optional(),
    designations: designationsSchema.optional(),
    clock: intSchema.optional(),
    serial: intSchema.optional(),
    result: gameResultSchema.nullable().optional(),
    main: mainGame.optional(),
    resuming: discontinuedSchema.optional(),
  })
  .openapi('Position', { description: 'Forgiving on the way in, canonical on the way out' })
