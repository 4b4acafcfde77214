import { CARD_TYPES } from '../../../core/card-type.ts'
import type { Color } from '../../../core/color.ts'
import type { Filter } from '../../../core/filter.ts'
import { ALL_SUBTYPES } from '../../../core/subtype.ts'
import { COLOR_ROWS } from '../color.ts'

const colorPairs: readonly (readonly [string, Filter])[] = COLOR_ROWS.flatMap(([first, a]) =>
  COLOR_ROWS.filter(([, b]) => b !== a).map(
    ([second, b]) =>
      [`${first} or ${second}`, { anyOf: [{ colors: [a as Color] }, { colors: [b as Color] }] }] as const,
  ),
)

/** Words before the noun, in the order they are written in; each adds its fields to the filter. */
export const ADJECTIVES: readonly (readonly [string, Filter])[] = [
  ['other', { other: true }],
  ['face-down', { faceDown: true }],
  ['phased-out', { phasedOut: true }],
  ['tapped', { tapped: true }],
  ['untapped', { tapped: false }],
  ['attacking or blocking', { anyOf: [{ attacking: true }, { blocking: true }] }],
  ['blocking or blocked', { anyOf: [{ blocking: true }, { blocked: true }] }],
  ['attacking', { attacking: true }],
  ['blocking', { blocking: true }],
  ['unblocked', { blocked: false, attacking: true }],
  ['blocked', { blocked: true }],
  ['modified', { modified: true }],
  ['equipped', { equipped: true }],
  ['enchanted', { enchanted: true }],
  ['historic', { historic: true }],
  ['nontoken', { token: false }],
  ['nonlegendary', { notSupertypes: ['legendary'] }],
  ['nonbasic', { notSupertypes: ['basic'] }],
  ['nonsnow', { notSupertypes: ['snow'] }],
  ...CARD_TYPES.map((type) => [`non${type}`, { notTypes: [type] }] as const),
  ...COLOR_ROWS.map(([word, color]) => [`non${word}`, { notColors: [color] }] as const),
  ...ALL_SUBTYPES.map((subtype) => [`non-${subtype}`, { notSubtypes: [subtype] }] as const),
  ['legendary', { supertypes: ['legendary'] }],
  ['basic', { supertypes: ['basic'] }],
  ['snow', { supertypes: ['snow'] }],
  ...colorPairs,
  ...COLOR_ROWS.map(([word, color]) => [word, { colors: [color] }] as const),
  ['colorless', { colorCount: 'colorless' }],
  ['monocolored', { colorCount: 'monocolored' }],
  ['multicolored', { colorCount: 'multicolored' }],
]
