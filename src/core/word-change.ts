import type { BasicLandType } from './card-type.ts'
import type { Color } from './color.ts'

/** CR 612.2: words of a sort that an effect replaces in the text of an object, all instances of one by another. */
export type WordChange =
  | { readonly sort: 'color'; readonly from: Color; readonly to: Color }
  | { readonly sort: 'basic-land-type'; readonly from: BasicLandType; readonly to: BasicLandType }
  | { readonly sort: 'creature-type'; readonly from: string; readonly to: string }

export const WORD_SORTS = ['color', 'basic-land-type', 'creature-type'] as const
export type WordSort = (typeof WORD_SORTS)[number]
/** Sorts of which all words are known, so that a player can be asked for one. */
export const ASKED_SORTS = ['color', 'basic-land-type'] as const
export type AskedSort = (typeof ASKED_SORTS)[number]
