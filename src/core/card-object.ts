/** One face of a card, in Scryfall's field names. */
export interface CardFaceObject {
  readonly name: string
  readonly mana_cost?: string
  readonly type_line?: string
  readonly oracle_text?: string
  readonly power?: string
  readonly toughness?: string
  readonly loyalty?: string
  readonly defense?: string
  readonly colors?: readonly string[]
  readonly color_indicator?: readonly string[]
}

/**
 * A card as third parties hold it, in Scryfall's field names. Only these fields are read; others are allowed and ignored.
 */
export interface CardObject extends CardFaceObject {
  readonly layout?: string
  readonly card_faces?: readonly CardFaceObject[]
}
