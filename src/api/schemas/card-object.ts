import { z } from '@hono/zod-openapi'
import { LONGEST, listSchema, nameSchema, wordSchema } from './bounded.ts'

const face = {
  name: nameSchema,
  mana_cost: z.string().max(LONGEST.name).optional(),
  type_line: z.string().max(LONGEST.name).optional(),
  oracle_text: z.string().max(LONGEST.text).optional(),
  power: wordSchema.optional(),
  toughness: wordSchema.optional(),
  loyalty: wordSchema.optional(),
  colors: listSchema(wordSchema, 10).optional(),
  color_indicator: listSchema(wordSchema, 10).optional(),
}

/** Fields this referee does not read may be there: what a tool already has can be sent as it is. */
export const cardObjectSchema = z
  .looseObject({
    ...face,
    layout: wordSchema.optional(),
    defense: wordSchema.optional(),
    card_faces: listSchema(z.looseObject(face), 5).optional(),
  })
  .openapi('CardObject', {
    description: 'A card with Scryfall’s field names; other fields are allowed and ignored',
    example: {
      name: 'Emberlash Adept',
      mana_cost: '{1}{R}',
      type_line: 'Creature — Human Wizard',
      oracle_text: 'Haste',
      power: '2',
      toughness: '1',
    },
  })

const textLength = ({ oracle_text = '', card_faces = [] }: z.infer<typeof cardObjectSchema>): number =>
  oracle_text.length + card_faces.reduce((sum, one) => sum + (one.oracle_text?.length ?? 0), 0)

/** Reading text takes time, so a request may bring only so much of it. */
const isBearable = (cards: readonly z.infer<typeof cardObjectSchema>[]): boolean =>
  cards.reduce((sum, card) => sum + textLength(card), 0) <= LONGEST.cardTexts

export const cardObjectsSchema = listSchema(cardObjectSchema, 500).refine(isBearable, 'too-much-text')
