import { z } from '@hono/zod-openapi'
import { DECK_FORMATS } from '../../engine/index.ts'
import { idSchema, LONGEST, listSchema } from './bounded.ts'
import { cardObjectsSchema } from './card-object.ts'
import { decisionSchema } from './decision.ts'
import { eventSchema } from './event.ts'
import { sentencesSchema } from './language.ts'
import { hiddenZone, positionSchema, rulesOptions } from './position.ts'
import { toldGap, trailEntry } from './verdict.ts'

const gamePlayer = z.strictObject({
  id: idSchema,
  deck: hiddenZone.openapi({
    description: 'How many cards, or the cards; `{ "name": "Forest", "count": 17 }` stands for several',
  }),
  sideboard: hiddenZone
    .optional()
    .openapi({ description: 'Set aside before the game (103.2a); only looked at where a `format` is given' }),
  isShuffled: z
    .boolean()
    .optional()
    .openapi({ description: 'The table has shuffled it: its cards stay in this order, the top one first' }),
})

export const gameRequest = z
  .strictObject({
    players: listSchema(gamePlayer, 20).openapi({ description: 'In turn order, clockwise' }),
    variant: z.string().max(60).optional(),
    format: z
      .enum(DECK_FORMATS)
      .optional()
      .openapi({ description: 'Decks are then checked: size, copies of a card, sideboard (100.2, 100.4)' }),
    options: rulesOptions.shape.options.openapi({ description: 'Options of the rules, such as `ignoreGaps`' }),
    startingPlayer: idSchema
      .optional()
      .openapi({ description: 'Who takes the first turn, where that is settled (103.1)' }),
    seed: z.string().min(1).max(LONGEST.name).optional().openapi({
      description: 'What all that is random follows from; needed unless the table settles and shuffles everything',
    }),
    cards: cardObjectsSchema.optional().openapi({ description: 'Cards that the catalogue may not hold' }),
  })
  .openapi('GameRequest')

export const gameAnswer = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('started'),
      state: positionSchema,
      events: z.array(eventSchema),
      trail: z.array(trailEntry),
      decision: decisionSchema
        .nullable()
        .openapi({ description: 'Who goes first, or the first mulligan decision (103.5)' }),
      question: sentencesSchema.optional(),
    }),
    z.strictObject({ kind: z.literal('unsupported'), gaps: z.array(toldGap) }),
  ])
  .openapi('Game')
