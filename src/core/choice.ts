import type { CardType } from './card-type.ts'
import type { Color } from './color.ts'
import type { Filter } from './filter.ts'
import type { Linked } from './link.ts'

/** Sets of subtypes a player can be told to choose from. */
export const CHOSEN_SUBTYPES = ['creature', 'basic-land', 'land', 'planeswalker'] as const
export type ChosenSubtype = (typeof CHOSEN_SUBTYPES)[number]

/** CR 607.2d, 607.2f: what a player is told to choose: one value of a kind. */
export type Choice =
  | { readonly kind: 'color'; readonly not?: readonly Color[] }
  /** One of these, or of all of its set. */
  | { readonly kind: 'subtype'; readonly of: ChosenSubtype; readonly among?: readonly string[] }
  | { readonly kind: 'card-type'; readonly among: readonly CardType[] }
  /** CR 201.4: the name of a card, of one that matches. */
  | { readonly kind: 'card-name'; readonly of?: Filter }
  | { readonly kind: 'number'; readonly min: number; readonly max?: number }
  | { readonly kind: 'player'; readonly of: Filter }
  | { readonly kind: 'object'; readonly of: Filter }
  /** Words without a meaning in the rules: anchor words (614.12c), odd or even. */
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** CR 607.2g: how much life to pay, which is paid. */
  | { readonly kind: 'life' }

/** What of an object is held against a value that was chosen; a type may be a card type or a subtype. */
export const CHOSEN_QUALITIES = ['color', 'type', 'name', 'parity'] as const
export type ChosenQuality = (typeof CHOSEN_QUALITIES)[number]

/** "Of the chosen color", "with the chosen name": nothing has it while no value is chosen (607.5a). */
export interface HasChosen extends Linked {
  readonly what: ChosenQuality
}
